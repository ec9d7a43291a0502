package io.panoptes.sql.ast;

import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Random trees of every kind of node, well-formed as syntax but not as to names and types. */
public final class RandomTrees {
    private static final List<String> NAMES =
            List.of("a", "b", "T1", "year", "select", "x y", "we\"ird", "é", "$f0", "count", "Value", "_u");

    private static final Expression.Test[] TESTS = Expression.Test.values();

    private final Random random;

    public RandomTrees(long seed) {
        this.random = new Random(seed);
    }

    public Query query(int depth) {
        int kind = depth <= 0 ? 0 : random.nextInt(10);
        return switch (kind) {
            case 0, 1, 2, 3, 4 -> select(depth);
            case 5, 6 ->
                new Query.SetOperation(
                        pick(Query.SetOperator.values()), random.nextBoolean(), query(depth - 1), query(depth - 1));
            case 7 -> values(depth);
            case 8 -> {
                List<Query.SortKey> keys = list(1, 2, () -> sortKey(depth));
                Query body = query(depth - 1);
                yield startsWithParenthesis(body)
                        ? body
                        : new Query.Ordered(
                                body,
                                keys,
                                maybe(() -> number(random.nextInt(9))),
                                maybe(() -> number(random.nextInt(9))));
            }
            default -> {
                Query body = query(depth - 1);
                yield body instanceof Query.With
                        ? body
                        : new Query.With(list(1, 2, () -> commonTable(depth)), random.nextBoolean(), body);
            }
        };
    }

    private Query.CommonTable commonTable(int depth) {
        return new Query.CommonTable(
                name(), list(0, 2, this::name), query(depth - 1), pick(Query.Materialization.values()));
    }

    /** Calcite can't read an ORDER BY behind a set operation that starts with a query in parentheses everywhere. */
    private static boolean startsWithParenthesis(Query query) {
        return query instanceof Query.SetOperation operation
                ? !(operation.left() instanceof Query.Select)
                : query instanceof Query.With || query instanceof Query.Ordered;
    }

    private Query values(int depth) {
        int columns = 1 + random.nextInt(2);
        return new Query.Values(list(1, 3, () -> list(columns, columns, () -> expression(depth - 1))));
    }

    private Query select(int depth) {
        return new Query.Select(
                random.nextBoolean(),
                list(1, 3, () -> item(depth)),
                Optional.of(from(depth)),
                maybe(() -> expression(depth)),
                maybe(() -> groupBy(depth)),
                maybe(() -> expression(depth)));
    }

    private Query.SelectItem item(int depth) {
        return random.nextInt(5) == 0
                ? new Query.SelectItem.Star(maybe(this::name))
                : new Query.SelectItem.Column(expression(depth), maybe(this::name));
    }

    private Query.GroupBy groupBy(int depth) {
        return switch (random.nextInt(5)) {
            case 0 -> new Query.GroupBy.Rollup(list(1, 2, () -> key(depth)));
            case 1 -> new Query.GroupBy.Cube(list(1, 2, () -> key(depth)));
            case 2 -> new Query.GroupBy.GroupingSets(List.of(List.of()));
            case 3 -> new Query.GroupBy.GroupingSets(list(2, 3, () -> list(0, 2, () -> key(depth))));
            default -> new Query.GroupBy.Keys(list(1, 2, () -> key(depth)));
        };
    }

    /** A row as a key is read as its items: no row values here. */
    private Expression key(int depth) {
        Expression key = expression(depth - 1);
        return key instanceof Expression.RowValue ? column() : key;
    }

    private FromItem from(int depth) {
        if (depth <= 0 || random.nextInt(3) == 0) {
            return new FromItem.TableReference(name(), maybe(() -> new FromItem.Alias(name(), list(0, 2, this::name))));
        }
        if (random.nextBoolean()) {
            return new FromItem.DerivedTable(
                    query(depth - 1), new FromItem.Alias(name(), list(0, 2, this::name)), random.nextInt(4) == 0);
        }
        FromItem.JoinKind kind = pick(FromItem.JoinKind.values());
        return new FromItem.Join(
                kind,
                from(depth - 1),
                from(depth - 1),
                kind == FromItem.JoinKind.CROSS ? Optional.empty() : Optional.of(expression(depth - 1)));
    }

    private Query.SortKey sortKey(int depth) {
        return new Query.SortKey(expression(depth - 1), random.nextBoolean(), pick(Query.NullOrder.values()));
    }

    Expression expression(int depth) {
        if (depth <= 0) {
            return random.nextBoolean() ? column() : new Expression.Literal(value());
        }
        int d = depth - 1;
        return switch (random.nextInt(19)) {
            case 0 -> negation(d);
            case 1, 2, 3, 4 -> new Expression.Binary(pick(BinaryOperator.values()), expression(d), expression(d));
            case 5 -> new Expression.Is(expression(d), pick(TESTS), random.nextBoolean());
            case 6 -> new Expression.Between(expression(d), expression(d), expression(d), random.nextBoolean());
            case 7 -> new Expression.InList(expression(d), list(2, 3, () -> expression(d)), random.nextBoolean());
            case 8 -> new Expression.InQuery(expression(d), query(d), random.nextBoolean());
            case 9 -> new Expression.Exists(query(d));
            case 10 -> new Expression.ScalarQuery(query(d));
            case 11 ->
                new Expression.Quantified(
                        expression(d),
                        pick(new BinaryOperator[] {
                            BinaryOperator.EQUAL, BinaryOperator.LESS, BinaryOperator.GREATER_OR_EQUAL
                        }),
                        random.nextBoolean(),
                        query(d));
            case 12 -> new Expression.Like(expression(d), expression(d), random.nextBoolean());
            case 13 ->
                // Calcite reads CASE a WHEN b as CASE WHEN a = b.
                new Expression.Case(
                        Optional.empty(),
                        list(1, 2, () -> new Expression.When(expression(d), expression(d))),
                        maybe(() -> expression(d)));
            case 14 ->
                new Expression.Cast(expression(d), pick(new SqlType[] {
                    SqlType.BIGINT, SqlType.TEXT, new SqlType.DecimalType(9, 2), SqlType.DOUBLE
                }));
            case 15, 16 -> function(d);
            case 17 -> new Expression.RowValue(list(2, 3, () -> expression(d)));
            default -> new Expression.Interval(String.valueOf(random.nextInt(9)), "DAY");
        };
    }

    private Expression negation(int depth) {
        Expression operand = expression(depth);
        boolean literal = operand instanceof Expression.Literal;
        return new Expression.Unary(
                literal || random.nextBoolean() ? Expression.UnaryOperator.NOT : Expression.UnaryOperator.NEGATE,
                operand);
    }

    private Expression function(int depth) {
        if (random.nextInt(4) == 0) {
            return new Expression.Function(
                    "COUNT", List.of(new Expression.Star()), false, maybe(() -> expression(depth)), Optional.empty());
        }
        boolean windowed = random.nextInt(3) == 0;
        return new Expression.Function(
                pick(new String[] {"SUM", "MIN", "COALESCE", "ABS", "MY_FUNCTION"}),
                list(1, 2, () -> expression(depth)),
                !windowed && random.nextInt(4) == 0,
                Optional.empty(),
                windowed
                        ? Optional.of(new Expression.Window(
                                list(0, 2, () -> expression(0)),
                                list(1, 2, () -> sortKey(1)),
                                maybe(() -> "ROWS BETWEEN 1 PRECEDING AND CURRENT ROW")))
                        : Optional.empty());
    }

    private Expression column() {
        return new Expression.ColumnReference(maybe(this::name), name());
    }

    private Value value() {
        return switch (random.nextInt(9)) {
            case 0 -> Value.NULL;
            case 1 -> Value.of(random.nextBoolean());
            case 2 -> new Value.IntegerValue(new BigInteger(70, random).subtract(BigInteger.ONE.shiftLeft(69)));
            case 3 -> Value.of(BigDecimal.valueOf(random.nextInt(2000) - 1000, random.nextInt(3)));
            case 4 -> new Value.DoubleValue(random.nextGaussian());
            case 5 -> Value.of(pick(new String[] {"", "it's", "a\\b", "\n", "中文", "--", "\"q\""}));
            case 6 -> new Value.DateValue(LocalDate.of(2020, 2, 29));
            case 7 -> new Value.TimeValue(LocalTime.of(1, 2, 3));
            default -> new Value.TimestampValue(LocalDateTime.of(2020, 1, 2, 3, 4, 0));
        };
    }

    private static Expression number(int value) {
        return new Expression.Literal(Value.of(value));
    }

    private String name() {
        return NAMES.get(random.nextInt(NAMES.size()));
    }

    private <T> Optional<T> maybe(Supplier<T> supplier) {
        return random.nextBoolean() ? Optional.of(supplier.get()) : Optional.empty();
    }

    private <T> T pick(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private <T> List<T> list(int low, int high, Supplier<T> supplier) {
        List<T> list = new ArrayList<>();
        int size = low + random.nextInt(high - low + 1);
        for (int i = 0; i < size; i++) {
            list.add(supplier.get());
        }
        return list;
    }
}
