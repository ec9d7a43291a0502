package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The value that a column has to have for an expression over it to meet a constant: {@code x / 60 = 5 -> 300}.
 *
 * <p>Looks through plus, minus, times and divided by a constant, and through casts and roundings, as if they lost nothing:
 * a value that is a little off costs a try.
 */
final class ScaledConstants {
    private static final MathContext DIGITS = MathContext.DECIMAL32;

    private ScaledConstants() {}

    /** One for each layer of arithmetic, from the outside in. */
    static List<Value> of(Scalar expression, Value constant) {
        List<Value> found = new ArrayList<>();
        number(constant).ifPresent(number -> follow(expression, number, found));
        return found;
    }

    private static void follow(Scalar expression, BigDecimal wanted, List<Value> found) {
        switch (expression) {
            case Scalar.Cast(Scalar operand, var ignored) -> follow(operand, wanted, found);
            case Scalar.Call call -> follow(call, wanted, found);
            default -> {}
        }
    }

    private static void follow(Scalar.Call call, BigDecimal wanted, List<Value> found) {
        switch (call.operator()) {
            case PLUS, MINUS, TIMES, DIVIDE -> {
                if (call.arguments().size() == 2) {
                    arithmetic(call, call.arguments().get(0), call.arguments().get(1), wanted, found);
                }
            }
            case NEGATE -> add(call.arguments().getFirst(), wanted.negate(), found);
            case ROUND, FLOOR, CEILING -> follow(call.arguments().getFirst(), wanted, found);
            default -> {}
        }
    }

    private static void arithmetic(Scalar.Call call, Scalar left, Scalar right, BigDecimal wanted, List<Value> found) {
        literal(right).ifPresent(by -> {
            switch (call.operator()) {
                case PLUS -> add(left, wanted.subtract(by), found);
                case MINUS -> add(left, wanted.add(by), found);
                case TIMES -> divided(wanted, by).ifPresent(value -> add(left, value, found));
                default -> add(left, wanted.multiply(by), found);
            }
        });
        literal(left).ifPresent(from -> {
            switch (call.operator()) {
                case PLUS -> add(right, wanted.subtract(from), found);
                case MINUS -> add(right, from.subtract(wanted), found);
                case TIMES -> divided(wanted, from).ifPresent(value -> add(right, value, found));
                default -> divided(from, wanted).ifPresent(value -> add(right, value, found));
            }
        });
    }

    private static void add(Scalar inner, BigDecimal wanted, List<Value> found) {
        boolean whole = wanted.stripTrailingZeros().scale() <= 0;
        found.add(whole ? new Value.IntegerValue(wanted.toBigInteger()) : Value.of(wanted));
        follow(inner, wanted, found);
    }

    private static Optional<BigDecimal> divided(BigDecimal number, BigDecimal by) {
        return by.signum() == 0 ? Optional.empty() : Optional.of(number.divide(by, DIGITS));
    }

    private static Optional<BigDecimal> literal(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Literal(Value value, var ignored) -> number(value);
            case Scalar.Cast(Scalar operand, var ignored) -> literal(operand);
            default -> Optional.empty();
        };
    }

    private static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(BigInteger whole) -> Optional.of(new BigDecimal(whole));
            case Value.DecimalValue(BigDecimal exact) -> Optional.of(exact);
            case Value.DoubleValue(double number) ->
                Double.isFinite(number) ? Optional.of(BigDecimal.valueOf(number)) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
