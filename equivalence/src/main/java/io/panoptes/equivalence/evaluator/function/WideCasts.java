package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.type.WideNumber;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;

/** Casts to whole numbers that have no type in the algebra: no answer where the value has a fraction or does not fit. */
final class WideCasts {
    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,5000}");

    private WideCasts() {}

    static Value cast(Value value, WideNumber type) {
        if (value instanceof Value.OpaqueValue(String bits)) {
            return BitFunctions.ofBits(bits, type.name()).orElseThrow(() -> new NoAnswer("a cast of too many bits"));
        }
        BigInteger number = whole(value).orElseThrow(WideCasts::noWholeNumber);
        if (!type.holds(number)) {
            throw new NoAnswer("a cast to a type that is too small for the value");
        }
        return new Value.IntegerValue(number);
    }

    /** NULL where a whole number does not fit. */
    static Value tried(Value value, WideNumber type) {
        if (value instanceof Value.OpaqueValue(String bits)) {
            return BitFunctions.ofBits(bits, type.name()).orElse(Value.NULL);
        }
        BigInteger number = whole(value).orElseThrow(WideCasts::noWholeNumber);
        return type.holds(number) ? new Value.IntegerValue(number) : Value.NULL;
    }

    private static NoAnswer noWholeNumber() {
        return new NoAnswer("a cast of a fraction or a text to a whole number");
    }

    static Optional<BigInteger> whole(Value value) {
        return switch (value) {
            case Value.BooleanValue(boolean truth) -> Optional.of(truth ? BigInteger.ONE : BigInteger.ZERO);
            case Value.TextValue(String text) ->
                WHOLE.matcher(text).matches() ? Optional.of(new BigInteger(text)) : Optional.empty();
            case Value.IntegerValue(var number) -> Optional.of(number);
            case Value.DecimalValue(var number) ->
                number.scale() <= 0 ? Optional.of(number.toBigIntegerExact()) : Optional.empty();
            case Value.DoubleValue ignored -> Optional.empty();
            case Value.NullValue ignored -> Optional.empty();
            case Value.DateValue ignored -> Optional.empty();
            case Value.TimeValue ignored -> Optional.empty();
            case Value.TimestampValue ignored -> Optional.empty();
            case Value.OpaqueValue ignored -> Optional.empty();
        };
    }
}
