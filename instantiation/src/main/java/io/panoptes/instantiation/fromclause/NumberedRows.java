package io.panoptes.instantiation.fromclause;

import io.panoptes.corpus.Operations;
import io.panoptes.instantiation.fromclause.MemberQueries.Member;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The rows of a query whose number or rank is small, for a FROM clause: a planner that makes the first rows of an order of them must keep as many
 * and the same. Numbered in an order of all that is given they are the same whatever the plan; in any other order they are given as 1,
 * for only how many they are is certain.
 */
final class NumberedRows {
    private static final String ALIAS = "j";
    private static final String OUTER_ALIAS = "w";
    private static final String NUMBER = "n";
    private static final int MOST_GIVEN = 2;

    private final RandomGenerator random;
    private final boolean ordersNulls;

    NumberedRows(RandomGenerator random, Operations operations) {
        this.random = random;
        this.ordersNulls = operations.knows(Construct.NULLS_ORDER);
    }

    /** The rows themselves where they have columns of types that an order tells apart everywhere. */
    Member of(Member rows) {
        List<Column> told = rows.columns().stream()
                .filter(column -> !(column.type() instanceof SqlType.OpaqueType))
                .toList();
        return told.isEmpty() ? rows : random.nextBoolean() ? given(rows, told) : counted(rows, told);
    }

    /** {@code SELECT w.c0 AS c0 FROM (SELECT j.c0 AS c0, ROW_NUMBER() OVER (ORDER BY j.c0 DESC) AS n FROM (...) AS j) AS w WHERE w.n <= 2}. */
    private Member given(Member rows, List<Column> told) {
        int count = Math.min(told.size(), Draw.between(random, 1, MOST_GIVEN));
        int from = random.nextInt(told.size() - count + 1);
        List<Column> given = told.subList(from, from + count);
        List<Expression> all = given.stream().map(NumberedRows::column).toList();
        List<Expression> partition = Chance.oneIn(3).happens(random) ? List.of(Draw.oneOf(random, all)) : List.of();
        List<Query.SelectItem> items = given.stream()
                .map(column -> Sql.item(column(column), column.name()))
                .toList();
        Query numbered = numbered(rows, items, "ROW_NUMBER", partition, all, told);
        Query kept = Sql.select(
                given.stream()
                        .map(column -> Sql.item(Sql.column(OUTER_ALIAS, column), column.name()))
                        .toList(),
                Sql.derived(numbered, OUTER_ALIAS),
                Optional.of(isSmall()));
        return new Member(
                kept, Sql.select(items, Sql.derived(rows.masked(), ALIAS), Optional.empty()), given, rows.rows());
    }

    /** {@code SELECT 1 AS k FROM (SELECT RANK() OVER (ORDER BY NULLIF(j.c0, 1) DESC NULLS LAST) AS n FROM (...) AS j) AS w WHERE w.n <= 2}. */
    private Member counted(Member rows, List<Column> told) {
        Expression column = column(Draw.oneOf(random, told));
        List<Expression> partition =
                Chance.oneIn(4).happens(random) ? List.of(column(Draw.oneOf(random, told))) : List.of();
        Query numbered = numbered(rows, List.of(), name(), partition, List.of(computed(column, told)), told);
        List<Query.SelectItem> one = List.of(Sql.item(Sql.number(1), "k"));
        return new Member(
                Sql.select(one, Sql.derived(numbered, OUTER_ALIAS), Optional.of(isSmall())),
                Sql.select(one, Sql.derived(rows.masked(), ALIAS), Optional.empty()),
                List.of(new Column("k", SqlType.INTEGER, true)),
                rows.rows());
    }

    private Query numbered(
            Member rows,
            List<Query.SelectItem> items,
            String function,
            List<Expression> partition,
            List<Expression> order,
            List<Column> told) {
        List<Query.SortKey> keys = order.stream()
                .map(key -> new Query.SortKey(key, random.nextBoolean(), nulls()))
                .toList();
        var all = new ArrayList<>(items);
        all.add(Sql.item(
                new Expression.Function(
                        function,
                        List.of(),
                        false,
                        Optional.empty(),
                        Optional.of(new Expression.Window(partition, keys, Optional.empty()))),
                NUMBER));
        return Sql.select(
                all,
                Sql.derived(rows.query(), ALIAS),
                Chance.oneIn(3).happens(random) ? filter(told) : Optional.empty());
    }

    /** What is filtered behind the query and before it is numbered. */
    private Optional<Expression> filter(List<Column> told) {
        return whole(told)
                .map(column -> Sql.binary(
                        Chance.oneIn(3).happens(random) ? BinaryOperator.NOT_EQUAL : BinaryOperator.GREATER,
                        column(column),
                        Sql.number(Draw.between(random, 0, 5))))
                .findFirst();
    }

    private Expression computed(Expression column, List<Column> told) {
        Optional<Expression> number = whole(told).map(NumberedRows::column).findFirst();
        return number.isEmpty()
                ? column
                : Choice.<Expression>of(
                                1, () -> Sql.call("NULLIF", number.get(), Sql.number(Draw.between(random, 0, 2))))
                        .or(1, () -> Sql.call("COALESCE", number.get(), Sql.number(Draw.between(random, 0, 2))))
                        .or(3, () -> column)
                        .draw(random);
    }

    private static Stream<Column> whole(List<Column> columns) {
        return columns.stream()
                .filter(column ->
                        column.type().equals(SqlType.INTEGER) || column.type().equals(SqlType.BIGINT));
    }

    private String name() {
        return Choice.<String>of(1, () -> "RANK")
                .or(1, () -> "DENSE_RANK")
                .or(3, () -> "ROW_NUMBER")
                .draw(random);
    }

    private Expression isSmall() {
        Expression number = Sql.column(OUTER_ALIAS, NUMBER);
        return Choice.<Expression>of(1, () -> Sql.equal(number, Sql.number(Draw.between(random, 1, 2))))
                .or(1, () -> Sql.binary(BinaryOperator.LESS, number, Sql.number(Draw.between(random, 2, 3))))
                .or(3, () -> Sql.binary(BinaryOperator.LESS_OR_EQUAL, number, Sql.number(Draw.between(random, 1, 4))))
                .draw(random);
    }

    private Query.NullOrder nulls() {
        return !ordersNulls || random.nextBoolean()
                ? Query.NullOrder.UNSPECIFIED
                : random.nextBoolean() ? Query.NullOrder.FIRST : Query.NullOrder.LAST;
    }

    private static Expression column(Column column) {
        return Sql.column(ALIAS, column);
    }
}
