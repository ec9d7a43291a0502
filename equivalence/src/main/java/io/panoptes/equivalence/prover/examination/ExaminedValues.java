package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** Values in a form in which the same value is equal, and the operations on them. Numbers are cut to 30 digits. */
final class ExaminedValues {
    private static final MathContext DIGITS = new MathContext(30, RoundingMode.HALF_UP);

    private ExaminedValues() {}

    static Value plain(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> number(new BigDecimal(number));
            case Value.DecimalValue(var number) -> number(number);
            case Value.DoubleValue(double number) -> Double.isFinite(number) ? number(new BigDecimal(number)) : value;
            case Value.NullValue ignored -> value;
            case Value.BooleanValue ignored -> value;
            case Value.TextValue ignored -> value;
            case Value.DateValue ignored -> value;
            case Value.TimeValue ignored -> value;
            case Value.TimestampValue ignored -> value;
            case Value.OpaqueValue ignored -> value;
        };
    }

    static Value number(BigDecimal number) {
        return Value.of(number.round(DIGITS));
    }

    static BigDecimal number(Value value) {
        if (value instanceof Value.DecimalValue(var number)) {
            return number;
        }
        throw new NotEvaluated("arithmetic on " + value);
    }

    static boolean same(Value left, Value right) {
        if (!left.isNull() && !right.isNull() && left.getClass() != right.getClass()) {
            throw new NotEvaluated("values of two kinds compared");
        }
        return left.equals(right);
    }

    /** Neither is NULL. */
    static int compare(Value left, Value right) {
        return switch (left) {
            case Value.DecimalValue(var a) when right instanceof Value.DecimalValue(var b) -> a.compareTo(b);
            case Value.BooleanValue(boolean a)
            when right instanceof Value.BooleanValue(boolean b) -> Boolean.compare(a, b);
            case Value.TextValue(String a) when right instanceof Value.TextValue(String b) -> a.compareTo(b);
            case Value.DateValue(var a) when right instanceof Value.DateValue(var b) -> a.compareTo(b);
            case Value.TimeValue(var a) when right instanceof Value.TimeValue(var b) -> a.compareTo(b);
            case Value.TimestampValue(var a) when right instanceof Value.TimestampValue(var b) -> a.compareTo(b);
            default -> throw new NotEvaluated("no order between %s and %s".formatted(left, right));
        };
    }

    /** Of arguments that are not NULL. */
    static Value operation(ArithmeticOperation operation, List<Value> arguments) {
        Value left = arguments.get(0);
        Value right = arguments.get(1);
        return switch (operation) {
            case PLUS -> number(number(left).add(number(right)));
            case MINUS -> number(number(left).subtract(number(right)));
            case TIMES -> number(number(left).multiply(number(right)));
            case QUOTIENT -> number(quotient(left, right));
            case WHOLE_QUOTIENT -> number(quotient(left, right).setScale(0, RoundingMode.DOWN));
            case ADD_DAYS -> new Value.DateValue(day(left).value().plusDays(days(right)));
            case DAYS_BETWEEN ->
                number(BigDecimal.valueOf(
                        ChronoUnit.DAYS.between(day(right).value(), day(left).value())));
        };
    }

    /** Of arguments that are not NULL, and by what is not 0. */
    static Value quotient(Function.Quotient function, List<Value> arguments) {
        BigDecimal quotient = quotient(arguments.get(0), arguments.get(1));
        return number(function.whole() ? quotient.setScale(0, RoundingMode.DOWN) : quotient);
    }

    private static BigDecimal quotient(Value left, Value right) {
        if (number(right).signum() == 0) {
            throw new NotEvaluated("division by zero");
        }
        return number(left).divide(number(right), DIGITS);
    }

    private static Value.DateValue day(Value value) {
        if (value instanceof Value.DateValue day) {
            return day;
        }
        throw new NotEvaluated("no date: " + value);
    }

    private static long days(Value value) {
        BigDecimal days = number(value);
        if (days.stripTrailingZeros().scale() > 0 || days.abs().compareTo(BigDecimal.valueOf(100_000)) > 0) {
            throw new NotEvaluated("too many days: " + days);
        }
        return days.longValue();
    }
}
