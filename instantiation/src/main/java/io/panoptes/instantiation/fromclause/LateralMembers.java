package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.Snippet;
import io.panoptes.instantiation.opaque.OpaqueGrammar;
import io.panoptes.instantiation.opaque.OpaqueRow;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.state.StateContents.Stored;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Queries on the right of a join that refer to the row on its left, so that what an outer join has made NULL there is seen within:
 * {@code LATERAL (SELECT x.c0 AS k UNION ALL SELECT y.c0 AS k) AS z}. The same text over the same tables gives the same rows.
 */
final class LateralMembers {
    private static final String INNER = "d";
    private static final String GIVEN = "k";

    private final RandomGenerator random;
    private final OpaqueWords words;
    private final List<Stored> tables;

    LateralMembers(RandomGenerator random, OpaqueWords words, List<Stored> tables) {
        this.random = random;
        this.words = words;
        this.tables = List.copyOf(tables);
    }

    /** One by this alias; none where nothing on the left is of a type that all DBMSs compare. */
    Optional<JoinSource> member(String alias, JoinSource left) {
        List<Column> readable = left.columns().stream()
                .filter(column ->
                        column.type().equals(SqlType.INTEGER) || column.type().equals(SqlType.TEXT))
                .toList();
        if (readable.isEmpty()) {
            return Optional.empty();
        }
        Column read = Draw.oneOf(random, readable);
        List<Column> alike = readable.stream()
                .filter(column -> column.type().equals(read.type()))
                .toList();
        Stored stored = Draw.oneOf(random, tables);
        List<Column> partners = stored.table().columns().stream()
                .filter(column -> column.type().equals(read.type()))
                .toList();
        Choice<JoinSource> alone = Choice.<JoinSource>of(2, () -> source(alias, left, read, pair(alike), 2))
                .or(2, () -> source(alias, left, read, gated(left, read), 1));
        Choice<JoinSource> all = partners.isEmpty()
                ? alone
                : alone.or(1, () -> source(alias, left, read, counted(stored, Draw.oneOf(random, partners), read), 1))
                        .or(3, () -> source(alias, left, read, correlated(stored, partners, read), stored.rows()));
        return Optional.of(all.draw(random));
    }

    /** A query with what guards see of it, and the type of its only column. */
    private record Inner(Query query, Query masked, SqlType type) {}

    /** {@code SELECT x.c0 AS k UNION ALL SELECT y.c0 AS k}. */
    private Inner pair(List<Column> alike) {
        Query query = new Query.SetOperation(
                Query.SetOperator.UNION,
                Chance.oneIn(4).fails(random),
                given(outer(Draw.oneOf(random, alike)), Optional.empty(), Optional.empty()),
                given(outer(Draw.oneOf(random, alike)), Optional.empty(), Optional.empty()));
        return new Inner(query, query, alike.getFirst().type());
    }

    /** {@code SELECT x.c0 AS k WHERE p}: a row or none. */
    private Inner gated(JoinSource left, Column read) {
        Optional<Expression> opaque = Chance.oneIn(3).happens(random)
                ? Optional.empty()
                : new OpaqueGrammar(random, words, left.row(), List.of())
                        .predicate(0)
                        .map(Snippet::expression)
                        .map(JoinGrammar::qualified);
        Expression plain = Chance.oneIn(3).happens(random) ? ConstantCondition.ALWAYS : ConstantCondition.NEVER;
        return new Inner(
                given(outer(read), Optional.empty(), Optional.of(opaque.orElse(plain))),
                given(
                        outer(read),
                        Optional.empty(),
                        Optional.of(opaque.isPresent() ? ConstantCondition.ALWAYS : plain)),
                read.type());
    }

    /** {@code SELECT COUNT(*) AS k FROM b AS d WHERE d.c0 = x.c0}: always one row. */
    private Inner counted(Stored stored, Column partner, Column read) {
        Expression count = Sql.call("COUNT", new Expression.Star());
        Query query = given(
                count, Optional.of(from(stored)), Optional.of(Sql.equal(Sql.column(INNER, partner), outer(read))));
        return new Inner(query, query, SqlType.BIGINT);
    }

    /** {@code SELECT d.c0 AS k FROM b AS d WHERE d.c1 = x.c0}, or the first of them. */
    private Inner correlated(Stored stored, List<Column> partners, Column read) {
        Query query = given(
                Chance.oneIn(4).happens(random) ? outer(read) : Sql.column(INNER, Draw.oneOf(random, partners)),
                Optional.of(from(stored)),
                Optional.of(Sql.equal(Sql.column(INNER, Draw.oneOf(random, partners)), outer(read))));
        return new Inner(query, query, read.type());
    }

    private static Query given(Expression value, Optional<FromItem> from, Optional<Expression> where) {
        return new Query.Select(
                false, List.of(Sql.item(value, GIVEN)), from, where, Optional.empty(), Optional.empty());
    }

    /** @param read what its column mostly holds, too */
    private static JoinSource source(String alias, JoinSource left, Column read, Inner inner, long rows) {
        String name = alias + "." + GIVEN;
        Map<String, List<Value>> data = new HashMap<>();
        List<Value> held = left.row().data().getOrDefault(read.name(), List.of());
        if (!held.isEmpty()) {
            data.put(name, held);
        }
        var said = new FromItem.Alias(alias, List.of());
        // What is said of it is said of what an outer join may have made NULL.
        var row =
                new OpaqueRow(List.of(new Column(name, inner.type(), true)), data, List.of(), List.of(), Set.of(name));
        return new JoinSource(
                new FromItem.DerivedTable(inner.query(), said, true),
                new FromItem.DerivedTable(inner.masked(), said, true),
                row,
                List.of(),
                Math.max(1, rows));
    }

    private static FromItem from(Stored stored) {
        return Sql.table(stored.table().name(), INNER);
    }

    private static Expression outer(Column column) {
        return JoinGrammar.reference(column.name());
    }
}
