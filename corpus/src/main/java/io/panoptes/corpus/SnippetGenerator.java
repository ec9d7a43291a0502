package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.random.RandomGenerator;

/** Makes snippets by a typed grammar from the operations of one DBMS. */
public final class SnippetGenerator {
    /** So large may a snippet's arithmetic grow: the product of two still fits into 32 bits. */
    public static final long LIMIT = 20_000;

    private static final int ATTEMPTS = 6;

    private final Operations operations;
    private final ValuePool values;
    private final SnippetAnalysis analysis;

    public SnippetGenerator(Operations operations, ValuePool values) {
        this.operations = operations;
        this.values = values;
        this.analysis = new SnippetAnalysis(operations);
    }

    /**
     * A snippet over the scope.
     *
     * @param depth how deep expressions may be nested; 0 gives a column or a constant
     */
    public Snippet generate(RandomGenerator random, Scope scope, SqlType type, int depth) {
        var grammar = new ExpressionGrammar(random, operations, values, scope);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Snippet snippet = analysis.describe(grammar.of(type, depth), type);
            if (snippet.has(Trait.ERROR_FREE)) {
                return snippet;
            }
        }
        return analysis.describe(grammar.leaf(type), type);
    }

    /** A snippet that is NULL on an all-NULL row, and reads no other. */
    public Snippet generateNullPreserving(RandomGenerator random, Scope scope, SqlType type, int depth) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Snippet snippet = generate(random, scope.withoutOthers(), type, depth);
            if (snippet.has(Trait.NULL_PRESERVING)) {
                return snippet;
            }
        }
        return bareColumn(random, scope, type);
    }

    /** A column of the row as it is, which is the most productive snippet of all; a typed NULL where there is none. */
    public Snippet bareColumn(RandomGenerator random, Scope scope, SqlType type) {
        List<Column> columns = scope.columnsOf(type);
        Expression expression = columns.isEmpty()
                ? Sql.nullOf(type)
                : Sql.column(Draw.oneOf(random, columns).name());
        return analysis.describe(expression, type);
    }
}
