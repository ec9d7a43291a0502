package io.panoptes.instantiation.fromclause;

import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The first rows of a join, and some of its rows by their number alone, for a FROM clause: a planner that takes an order of a joined table,
 * or drops a table that no row depends on, must still give just these. Each gives the same rows whatever the plan.
 */
final class FirstOfJoins {
    private static final String ALIAS = "j";
    private static final int MOST_KEYS = 2;

    private final RandomGenerator random;

    FirstOfJoins(RandomGenerator random) {
        this.random = random;
    }

    /** Some of its rows; by their number alone where no column of it is of a type that an order tells apart everywhere. */
    Member of(Member joined) {
        List<Column> told = joined.columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        return told.isEmpty() || Chance.oneIn(4).happens(random) ? counted(joined) : first(joined, told);
    }

    /** {@code SELECT d.c0 AS c0, o.c1 AS oc1 FROM b AS d LEFT JOIN b2 AS o ON ... ORDER BY c0 DESC, oc1 LIMIT 2}. */
    private Member first(Member joined, List<Column> told) {
        int count = Math.min(told.size(), Draw.between(random, 1, MOST_KEYS));
        int from = random.nextInt(told.size() - count + 1);
        List<Column> given = told.subList(from, from + count);
        boolean distinct = Chance.oneIn(4).happens(random);
        Query.Select rows = narrowed(joined.query(), given, distinct);
        List<Query.SortKey> keys = values(rows).stream()
                .map(value -> new Query.SortKey(value, random.nextBoolean(), Query.NullOrder.UNSPECIFIED))
                .toList();
        Optional<Expression> limit = Optional.of(Sql.number(Draw.between(random, 1, 4)));
        Optional<Expression> offset = Chance.oneIn(4).happens(random)
                ? Optional.of(Sql.number(Draw.between(random, 1, 3)))
                : Optional.empty();
        return new Member(
                new Query.Ordered(rows, keys, limit, offset),
                new Query.Ordered(narrowed(joined.masked(), given, distinct), keys, limit, offset),
                given,
                joined.rows());
    }

    /** {@code SELECT 1 AS k FROM (SELECT ... JOIN ...) AS j LIMIT 5 OFFSET 2}: which rows these are is left open, and nothing tells. */
    Member counted(Member joined) {
        Query query = ones(joined.query());
        return new Member(
                new Query.Ordered(
                        query,
                        List.of(),
                        Optional.of(Sql.number(Draw.between(random, 1, 6))),
                        Optional.of(Sql.number(Draw.between(random, 0, 4)))),
                ones(joined.masked()),
                List.of(new Column("k", SqlType.INTEGER, true)),
                joined.rows());
    }

    private static Query ones(Query rows) {
        return Sql.select(List.of(Sql.item(Sql.number(1), "k")), Sql.derived(rows, ALIAS), Optional.empty());
    }

    private static List<Expression> values(Query.Select select) {
        return select.items().stream()
                .map(item -> ((Query.SelectItem.Column) item).expression())
                .toList();
    }

    /** With these of its columns alone; a query that is no plain SELECT within another one. */
    private static Query.Select narrowed(Query query, List<Column> given, boolean distinct) {
        if (query instanceof Query.Select select
                && !select.distinct()
                && select.groupBy().isEmpty()) {
            return new Query.Select(
                    distinct,
                    select.items().stream()
                            .filter(item -> item instanceof Query.SelectItem.Column(var ignored, var name)
                                    && given.stream()
                                            .anyMatch(column -> name.filter(column.name()::equals)
                                                    .isPresent()))
                            .toList(),
                    select.from(),
                    select.where(),
                    Optional.empty(),
                    Optional.empty());
        }
        var items = new ArrayList<Query.SelectItem>();
        given.forEach(column -> items.add(Sql.item(Sql.column(ALIAS, column.name()), column.name())));
        FromItem from = Sql.derived(query, ALIAS);
        return new Query.Select(
                distinct, items, Optional.of(from), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
