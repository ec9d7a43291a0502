package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;

/** Arguments of functions as texts and numbers. */
final class Texts {
    private Texts() {}

    static String of(Value value) {
        if (value instanceof Value.TextValue(String text)) {
            return text;
        }
        throw new NoAnswer("a value that is no text where text is wanted");
    }

    static BigDecimal number(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> new BigDecimal(number);
            case Value.DecimalValue(var number) -> number;
            case Value.DoubleValue(double number) -> BigDecimal.valueOf(number);
            case Value.BooleanValue ignored -> throw new NoAnswer("a truth value where a number is wanted");
            case Value.TextValue ignored -> throw new NoAnswer("a text where a number is wanted");
            case Value.NullValue ignored -> throw new IllegalArgumentException("NULL is no number");
            case Value.DateValue ignored -> throw new NoAnswer("a date where a number is wanted");
            case Value.TimeValue ignored -> throw new NoAnswer("a time where a number is wanted");
            case Value.TimestampValue ignored -> throw new NoAnswer("a timestamp where a number is wanted");
            case Value.OpaqueValue ignored -> throw new NoAnswer("a value that is not known where a number is wanted");
        };
    }

    static long whole(Value value) {
        BigDecimal number = number(value);
        if (number.stripTrailingZeros().scale() > 0 || number.abs().compareTo(BigDecimal.TEN.pow(17)) > 0) {
            throw new NoAnswer("a fraction where a whole number is wanted");
        }
        return number.longValue();
    }

    /** The characters from {@code start}, which counts from 0, up to {@code end}, as far as they are there. */
    static String part(String text, long start, long end) {
        int[] characters = text.codePoints().toArray();
        int from = (int) Math.clamp(start, 0, characters.length);
        int to = (int) Math.clamp(end, from, characters.length);
        return new String(characters, from, to - from);
    }

    static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Where a text stands in another, from 1 on; 0 where it does not. */
    static int position(String text, String part) {
        int at = text.indexOf(part);
        return at < 0 ? 0 : text.codePointCount(0, at) + 1;
    }

    /** Without the characters of {@code set} at its ends. */
    static String trim(String text, String set, boolean left, boolean right) {
        int[] characters = text.codePoints().toArray();
        int from = 0;
        int to = characters.length;
        while (left && from < to && set.indexOf(characters[from]) >= 0) {
            from++;
        }
        while (right && to > from && set.indexOf(characters[to - 1]) >= 0) {
            to--;
        }
        return new String(characters, from, to - from);
    }
}
