package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/** What can be said of constants without asking anybody. */
public final class Constants {
    private Constants() {}

    /** How the two compare; empty where they are of different kinds or nothing here looks into them. */
    public static OptionalInt compare(Value left, Value right) {
        Optional<BigDecimal> a = number(left);
        Optional<BigDecimal> b = number(right);
        if (a.isPresent() && b.isPresent()) {
            return OptionalInt.of(a.get().compareTo(b.get()));
        }
        if (left instanceof Value.TextValue(String x) && right instanceof Value.TextValue(String y)) {
            return isPlain(x) && isPlain(y) ? OptionalInt.of(x.compareTo(y)) : OptionalInt.empty();
        }
        if (left instanceof Value.BooleanValue(boolean x) && right instanceof Value.BooleanValue(boolean y)) {
            return OptionalInt.of(Boolean.compare(x, y));
        }
        if (left instanceof Value.DateValue(var x) && right instanceof Value.DateValue(var y)) {
            return OptionalInt.of(x.compareTo(y));
        }
        if (left instanceof Value.TimestampValue(var x) && right instanceof Value.TimestampValue(var y)) {
            return OptionalInt.of(x.compareTo(y));
        }
        if (left instanceof Value.TimeValue(var x) && right instanceof Value.TimeValue(var y)) {
            return OptionalInt.of(x.compareTo(y));
        }
        return OptionalInt.empty();
    }

    /** The order of bytes and that of Java's characters agree on these. */
    public static boolean isPlain(String text) {
        return text.chars().allMatch(c -> c < 0xD800);
    }

    public static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> Optional.of(new BigDecimal(number));
            case Value.DecimalValue(var number) -> Optional.of(number);
            case Value.DoubleValue(double number) ->
                Double.isFinite(number) ? Optional.of(new BigDecimal(number)) : Optional.empty();
            case Value.BooleanValue ignored -> Optional.empty();
            case Value.TextValue ignored -> Optional.empty();
            case Value.DateValue ignored -> Optional.empty();
            case Value.TimeValue ignored -> Optional.empty();
            case Value.TimestampValue ignored -> Optional.empty();
            case Value.OpaqueValue ignored -> Optional.empty();
            case Value.NullValue ignored -> Optional.empty();
        };
    }
}
