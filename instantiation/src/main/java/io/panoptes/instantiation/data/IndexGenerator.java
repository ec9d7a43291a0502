package io.panoptes.instantiation.data;

import io.panoptes.corpus.Scope;
import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.IndexKey;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Indexes of the kinds that the target knows: over columns, over what is computed from them, over a part of the rows. One
 * that is said to be unique and can't be is refused, and the state has one index less.
 */
final class IndexGenerator {
    private final RandomGenerator random;
    private final Profile profile;
    private final SnippetGenerator snippets;
    private final OpaqueWords opaque;
    private final boolean narrow;

    /** @param narrow whether the tables have few columns, of which each is worth an index */
    IndexGenerator(
            RandomGenerator random, Profile profile, SnippetGenerator snippets, OpaqueWords opaque, boolean narrow) {
        this.random = random;
        this.profile = profile;
        this.snippets = snippets;
        this.opaque = opaque;
        this.narrow = narrow;
    }

    List<CreateIndex> indexes(Table table) {
        if (has(Feature.WITHOUT_INDEXES)) {
            return List.of();
        }
        var indexes = new ArrayList<CreateIndex>();
        int count = narrow ? 1 + random.nextInt(3) : Math.max(0, random.nextInt(5) - 1);
        for (int i = 0; i < count; i++) {
            indexes.add(index(table, "i_%s_%d".formatted(table.name(), i)));
        }
        return indexes;
    }

    private CreateIndex index(Table table, String name) {
        var scope = new Scope(StateTables.proven(table).columns(), List.of());
        var keys = new ArrayList<IndexKey>();
        // One key mostly: a condition on it alone is enough for a DBMS to use the index.
        for (int i = random.nextInt(3) == 0 ? 2 : 1; i > 0; i--) {
            Expression key = key(scope, table);
            boolean descending = has(Feature.DESCENDING_INDEXES) && random.nextInt(4) == 0;
            if (keys.stream().noneMatch(other -> other.expression().equals(key))) {
                keys.add(
                        mayBegin(key, table) && random.nextInt(3) == 0
                                ? IndexKey.prefix((Expression.ColumnReference) key, 1 + random.nextInt(2), descending)
                                : new IndexKey(key, descending));
            }
        }
        Optional<Expression> where =
                has(Feature.PARTIAL_INDEXES) && random.nextInt(3) == 0 ? condition(scope, table) : Optional.empty();
        boolean unique = has(Feature.PARTIAL_INDEXES) && random.nextInt(5) == 0;
        return new CreateIndex(name, unique, table.name(), keys, where);
    }

    /** Whether the index may hold the beginnings of texts in the place of the texts. */
    private boolean mayBegin(Expression key, Table table) {
        return has(Feature.PREFIX_INDEXES)
                && key instanceof Expression.ColumnReference(var ignored, var name)
                && table.column(name)
                        .map(Column::type)
                        .filter(type -> type instanceof SqlType.TextType
                                || type instanceof SqlType.OpaqueType(var declaration)
                                        && declaration.startsWith("VARCHAR"))
                        .isPresent();
    }

    private boolean has(Feature feature) {
        return profile.features().contains(feature);
    }

    /** Often that a column is or is not NULL, as most partial indexes say. */
    private Optional<Expression> condition(Scope scope, Table table) {
        return switch (random.nextInt(7)) {
            case 0, 1 -> Optional.of(new Expression.Is(column(table), Expression.Test.NULL, random.nextInt(3) != 0));
            case 2, 3, 4 -> grammar(table).predicate(random.nextInt(2)).map(Snippet::expression);
            default -> ofRow(snippets.generate(random, scope, SqlType.BOOLEAN, 1));
        };
    }

    private OpaqueGrammar grammar(Table table) {
        return new OpaqueGrammar(random, opaque, OpaqueRow.of(table.columns()), List.of());
    }

    private Expression key(Scope scope, Table table) {
        if (has(Feature.EXPRESSION_INDEXES) && random.nextInt(4) == 0) {
            Optional<Expression> computed =
                    random.nextBoolean() ? grammar(table).operand() : Optional.empty();
            if (computed.isPresent()) {
                return computed.get();
            }
            SqlType type = random.nextBoolean() ? SqlType.INTEGER : SqlType.BOOLEAN;
            Optional<Expression> expression = ofRow(snippets.generate(random, scope, type, 1));
            if (expression.isPresent()) {
                return expression.get();
            }
        }
        return column(table);
    }

    private Expression column(Table table) {
        List<Column> odd = table.columns().stream()
                .filter(column -> column.type() instanceof SqlType.OpaqueType type && opaque.isIndexed(type))
                .toList();
        List<Column> columns = odd.isEmpty() || random.nextInt(3) >= (narrow ? 2 : 1) ? table.columns() : odd;
        return new Expression.ColumnReference(
                Optional.empty(), columns.get(random.nextInt(columns.size())).name());
    }

    private static Optional<Expression> ofRow(Snippet snippet) {
        return snippet.isOwnColumnLike() && !snippet.columns().isEmpty()
                ? Optional.of(snippet.expression())
                : Optional.empty();
    }
}
