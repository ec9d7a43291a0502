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
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
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
    /** How many a table has that is not narrow. */
    private static final Weighted<Integer> COUNTS =
            Weighted.of(2, 0).or(1, 1).or(1, 2).or(1, 3);

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
        int count = narrow ? Draw.between(random, 1, 3) : COUNTS.draw(random);
        for (int i = 0; i < count; i++) {
            indexes.add(index(table, "i_%s_%d".formatted(table.name(), i)));
        }
        return indexes;
    }

    private CreateIndex index(Table table, String name) {
        var scope = new Scope(StateTables.proven(table).columns(), List.of());
        var keys = new ArrayList<IndexKey>();
        // One key mostly: a condition on it alone is enough for a DBMS to use the index.
        for (int i = Chance.oneIn(3).happens(random) ? 2 : 1; i > 0; i--) {
            Expression key = key(scope, table);
            boolean descending =
                    has(Feature.DESCENDING_INDEXES) && Chance.oneIn(4).happens(random);
            if (keys.stream().noneMatch(other -> other.expression().equals(key))) {
                keys.add(
                        mayBegin(key, table) && Chance.oneIn(3).happens(random)
                                ? IndexKey.prefix(
                                        (Expression.ColumnReference) key, Draw.between(random, 1, 2), descending)
                                : new IndexKey(key, descending));
            }
        }
        Optional<Expression> where =
                has(Feature.PARTIAL_INDEXES) && Chance.oneIn(3).happens(random)
                        ? condition(scope, table)
                        : Optional.empty();
        boolean unique = has(Feature.PARTIAL_INDEXES) && Chance.oneIn(5).happens(random);
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
        return Choice.<Optional<Expression>>of(
                        2,
                        () -> Optional.of(new Expression.Is(
                                column(table),
                                Expression.Test.NULL,
                                Chance.oneIn(3).fails(random))))
                .or(
                        3,
                        () -> grammar(table)
                                .predicate(Draw.between(random, 0, 1))
                                .map(Snippet::expression))
                .or(2, () -> ofRow(snippets.generate(random, scope, SqlType.BOOLEAN, 1)))
                .draw(random);
    }

    private OpaqueGrammar grammar(Table table) {
        return new OpaqueGrammar(random, opaque, OpaqueRow.of(table.columns()), List.of());
    }

    private Expression key(Scope scope, Table table) {
        if (has(Feature.EXPRESSION_INDEXES) && Chance.oneIn(4).happens(random)) {
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
        List<Column> columns = odd.isEmpty() || Chance.of(narrow ? 2 : 1, 3).fails(random) ? table.columns() : odd;
        return Sql.column(Draw.oneOf(random, columns).name());
    }

    private static Optional<Expression> ofRow(Snippet snippet) {
        return snippet.isOwnColumnLike() && !snippet.columns().isEmpty()
                ? Optional.of(snippet.expression())
                : Optional.empty();
    }
}
