package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.List;

/**
 * How large a whole number an expression may give, and any part of it on the way: what keeps every plan clear of
 * overflow.
 */
public final class Magnitude {
    /** What is not known to be smaller. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    private static final long MOST_ROWS = 1_000_000;

    private final Operations operations;
    private final long column;

    /** @param column how large the value of a column may be */
    public Magnitude(Operations operations, long column) {
        this.operations = operations;
        this.column = column;
    }

    /** The largest absolute value that arithmetic within the expression may reach; plain constants do not count. */
    public long ofArithmetic(Expression expression) {
        long own = isArithmetic(expression) ? of(expression) : 0;
        long largest = own;
        for (Expression part : Parts.of(expression)) {
            largest = Math.max(largest, ofArithmetic(part));
        }
        return largest;
    }

    /** The largest absolute value of the expression, if it is a whole number. */
    public long of(Expression expression) {
        return switch (expression) {
            case Expression.Literal(var value) -> ofLiteral(value);
            case Expression.ColumnReference ignored -> column;
            case Expression.Unary(var ignored, var operand) -> of(operand);
            case Expression.Binary(var operator, var left, var right) -> ofBinary(operator, of(left), of(right));
            case Expression.Case(var ignored, var branches, var otherwise) ->
                Math.max(
                        branches.stream()
                                .mapToLong(branch -> of(branch.result()))
                                .max()
                                .orElse(0),
                        otherwise.map(this::of).orElse(0L));
            case Expression.Cast(var operand, var ignored) -> of(operand);
            case Expression.Function function -> ofFunction(function);
            case Expression.Template(var ignored, var arguments) -> ofTemplate(expression, arguments);
            case Expression.ScalarQuery ignored -> 1000 * column;
            case Expression.Is ignored -> 1;
            case Expression.Between ignored -> 1;
            case Expression.InList ignored -> 1;
            case Expression.InQuery ignored -> 1;
            case Expression.Exists ignored -> 1;
            case Expression.Quantified ignored -> 1;
            case Expression.Like ignored -> 1;
            case Expression.RowValue ignored -> UNBOUNDED;
            case Expression.Star ignored -> 0;
            case Expression.Interval ignored -> UNBOUNDED;
            case Expression.Verbatim ignored -> UNBOUNDED;
        };
    }

    private static boolean isArithmetic(Expression expression) {
        return switch (expression) {
            case Expression.Binary(var operator, var ignored, var also) ->
                switch (operator) {
                    case PLUS, MINUS, TIMES, DIVIDE, MODULO -> true;
                    case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> false;
                    case DISTINCT_FROM, NOT_DISTINCT_FROM, CONCAT -> false;
                };
            case Expression.Function ignored -> true;
            case Expression.Template ignored -> true;
            case Expression.Unary(var operator, var ignored) -> operator == Expression.UnaryOperator.NEGATE;
            default -> false;
        };
    }

    private static long ofLiteral(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) ->
                number.abs().min(BigInteger.valueOf(UNBOUNDED)).longValue();
            case Value.DecimalValue(var number) ->
                number.abs().toBigInteger().min(BigInteger.valueOf(UNBOUNDED)).longValue();
            default -> 1;
        };
    }

    private static long ofBinary(Expression.BinaryOperator operator, long left, long right) {
        return switch (operator) {
            case PLUS, MINUS -> sum(left, right);
            case TIMES -> product(left, right);
            case DIVIDE -> left;
            case MODULO -> Math.min(left, right);
            case AND, OR, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> 1;
            case DISTINCT_FROM, NOT_DISTINCT_FROM, CONCAT -> 1;
        };
    }

    private long ofFunction(Expression.Function function) {
        return switch (function.name().toUpperCase(java.util.Locale.ROOT)) {
            case "COALESCE", "NULLIF", "MIN", "MAX", "AVG" -> largest(function.arguments());
            case "SUM" -> product(largest(function.arguments()), MOST_ROWS);
            case "COUNT" -> MOST_ROWS;
            default -> ofOperation(function, function.arguments());
        };
    }

    /** A template that is no operation is a stored snippet, which was seen to give nothing larger. */
    private long ofTemplate(Expression expression, List<Expression> arguments) {
        return operations.of(expression).isPresent() ? ofOperation(expression, arguments) : SnippetGenerator.LIMIT;
    }

    private long ofOperation(Expression expression, List<Expression> arguments) {
        return operations
                .of(expression)
                .map(operation ->
                        operation.most(arguments.stream().map(this::of).toList()))
                .orElse(UNBOUNDED);
    }

    private long largest(List<Expression> arguments) {
        return arguments.stream().mapToLong(this::of).max().orElse(0);
    }

    static long sum(long left, long right) {
        return left > UNBOUNDED - right ? UNBOUNDED : left + right;
    }

    private static long product(long left, long right) {
        return left != 0 && right > UNBOUNDED / left ? UNBOUNDED : left * right;
    }
}
