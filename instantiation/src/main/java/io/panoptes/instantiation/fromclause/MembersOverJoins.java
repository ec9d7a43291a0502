package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.Operations;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What numbers or groups the rows of a join, for a FROM clause: a planner that drops a column of the join, or its twin by an
 * equality, must not drop what stands above. Each gives the same rows whatever the plan.
 */
final class MembersOverJoins {
    private static final String ALIAS = "j";
    private static final int MOST_KEYS = 3;

    private final RandomGenerator random;
    private final Operations operations;

    MembersOverJoins(RandomGenerator random, Operations operations) {
        this.random = random;
        this.operations = operations;
    }

    /** One of those that the DBMS can say, over this member; the member itself where it can say none. */
    Member over(Member joined) {
        // Values that a collation takes for equal are no order and no key.
        List<Column> columns = joined.columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        boolean windows = operations.knows(Construct.WINDOW) && random.nextBoolean();
        return columns.isEmpty() ? joined : windows ? windowed(joined, columns) : grouped(joined, columns);
    }

    /** {@code SELECT j.c0 AS c0, ROW_NUMBER() OVER (ORDER BY j.c0) AS n FROM (SELECT ... JOIN ...) AS j}. */
    private Member windowed(Member joined, List<Column> columns) {
        List<Column> given = few(columns, 2);
        WindowCalls.Call call = new WindowCalls(random, operations).draw(given, column -> Sql.column(ALIAS, column));
        return member(joined, given, new Column("n", call.type(), true), call.expression(), Optional.empty());
    }

    /** {@code SELECT j.c0 AS c0, j.oc0 AS oc0, COUNT(*) AS n FROM (SELECT ... JOIN ...) AS j GROUP BY ROLLUP (j.c0, j.oc0)}. */
    private Member grouped(Member joined, List<Column> columns) {
        List<Column> given = few(columns, MOST_KEYS);
        Expression count = Sql.call("COUNT", new Expression.Star());
        List<Expression> keys =
                given.stream().map(column -> Sql.column(ALIAS, column)).toList();
        return member(joined, given, new Column("n", SqlType.BIGINT, true), count, Optional.of(groupBy(keys)));
    }

    private Query.GroupBy groupBy(List<Expression> keys) {
        var choices = new ArrayList<Query.GroupBy>();
        choices.add(new Query.GroupBy.Keys(keys));
        if (operations.knows(Construct.ROLLUP)) {
            choices.add(new Query.GroupBy.Rollup(keys));
        }
        if (operations.knows(Construct.CUBE)) {
            choices.add(new Query.GroupBy.Cube(keys));
        }
        if (operations.knows(Construct.GROUPING_SETS)) {
            choices.add(new Query.GroupBy.GroupingSets(List.of(keys, List.of(keys.getLast()))));
        }
        return Draw.oneOf(random, choices);
    }

    private List<Column> few(List<Column> columns, int most) {
        int count = Math.min(columns.size(), 1 + random.nextInt(most));
        int first = random.nextInt(columns.size() - count + 1);
        return columns.subList(first, first + count);
    }

    private static Member member(
            Member joined, List<Column> given, Column computed, Expression value, Optional<Query.GroupBy> groupBy) {
        var items = new ArrayList<Query.SelectItem>();
        given.forEach(column -> items.add(Sql.item(Sql.column(ALIAS, column), column.name())));
        items.add(Sql.item(value, computed.name()));
        var columns = new ArrayList<>(given);
        columns.add(computed);
        return new Member(
                select(items, joined.query(), groupBy),
                select(items, joined.masked(), groupBy),
                columns,
                // A row of the join is in at most one group of each set.
                joined.rows() * (1L << MOST_KEYS));
    }

    private static Query select(List<Query.SelectItem> items, Query within, Optional<Query.GroupBy> groupBy) {
        return new Query.Select(
                false, items, Optional.of(Sql.derived(within, ALIAS)), Optional.empty(), groupBy, Optional.empty());
    }
}
