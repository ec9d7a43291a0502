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
    private final boolean sortsByAnything;

    /** @param sortsByAnything whether distinct rows may be put in an order of what is not given */
    FirstOfJoins(RandomGenerator random, boolean sortsByAnything) {
        this.random = random;
        this.sortsByAnything = sortsByAnything;
    }

    /** Some of its rows; by their number alone where no column of it is of a type that an order tells apart everywhere. */
    Member of(Member joined) {
        List<Column> told = joined.columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        if (told.isEmpty() || Chance.oneIn(4).happens(random)) {
            return counted(joined);
        }
        return sortsByAnything && Chance.oneIn(4).happens(random) ? sorted(joined, told) : first(joined, told);
    }

    /** {@code SELECT DISTINCT d.c0 AS c0 FROM b AS d INNER JOIN b2 AS o ON ... ORDER BY o.l0}: the order says nothing of which rows there are. */
    private Member sorted(Member joined, List<Column> told) {
        List<Column> given = List.of(Draw.oneOf(random, told));
        Query.Select rows = narrowed(joined.query(), given, true);
        List<Expression> all = plain(joined.query())
                .map(FirstOfJoins::values)
                .orElseGet(() -> joined.columns().stream()
                        .<Expression>map(column -> Sql.column(ALIAS, column.name()))
                        .toList());
        return new Member(
                new Query.Ordered(
                        rows,
                        List.of(new Query.SortKey(
                                Draw.oneOf(random, all), random.nextBoolean(), Query.NullOrder.UNSPECIFIED)),
                        Optional.empty(),
                        Optional.empty()),
                narrowed(joined.masked(), given, true),
                given,
                joined.rows());
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
        Optional<Query.Select> plain = plain(query);
        if (plain.isPresent()) {
            Query.Select select = plain.get();
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

    /** Where other items can be given of the same rows. */
    private static Optional<Query.Select> plain(Query query) {
        return query instanceof Query.Select select
                        && !select.distinct()
                        && select.groupBy().isEmpty()
                ? Optional.of(select)
                : Optional.empty();
    }
}
