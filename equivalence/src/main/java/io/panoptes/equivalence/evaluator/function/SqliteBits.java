package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.LongBinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SQLite's operators on the bits of numbers of 64 bits. A fraction loses what is behind the point, a text what is behind its first whole number. */
final class SqliteBits {
    private static final Pattern WHOLE = Pattern.compile("[ \\t\\n\\x0B\\f\\r]*([+-]?\\d+)");
    private static final int BITS = 64;
    /** Beyond it SQLite takes the nearest number that it has. */
    private static final int SURELY_FITTING = 18;

    private SqliteBits() {}

    static final List<KnownFunction> LIST = List.of(
            KnownFunction.of("OPERATOR_AND", 2, Result.WHOLE, arguments -> of(arguments, (a, b) -> a & b)),
            KnownFunction.of("OPERATOR_OR", 2, Result.WHOLE, arguments -> of(arguments, (a, b) -> a | b)),
            KnownFunction.of("OPERATOR_NOT", 1, Result.WHOLE, arguments -> Value.of(~whole(arguments.getFirst()))),
            KnownFunction.of("OPERATOR_LEFT", 2, Result.WHOLE, arguments -> of(arguments, SqliteBits::left)),
            KnownFunction.of("OPERATOR_RIGHT", 2, Result.WHOLE, arguments -> of(arguments, SqliteBits::right)));

    private static Value of(List<Value> arguments, LongBinaryOperator operator) {
        return Value.of(operator.applyAsLong(whole(arguments.get(0)), whole(arguments.get(1))));
    }

    /** A shift by less than 0 goes the other way. */
    private static long left(long number, long places) {
        return places < 0
                ? right(number, places == Long.MIN_VALUE ? BITS : -places)
                : places < BITS ? number << places : 0;
    }

    private static long right(long number, long places) {
        return places < 0
                ? left(number, places == Long.MIN_VALUE ? BITS : -places)
                : number >> Math.min(places, BITS - 1);
    }

    private static long whole(Value value) {
        return switch (value) {
            case Value.BooleanValue(boolean truth) -> truth ? 1 : 0;
            case Value.IntegerValue(var number) -> whole(new BigDecimal(number));
            case Value.DecimalValue(var number) -> whole(number);
            case Value.DoubleValue(double number) -> whole(new BigDecimal(number));
            case Value.TextValue(String text) -> whole(text);
            case Value other -> throw new NoAnswer("the bits of a value that is not known");
        };
    }

    private static long whole(BigDecimal number) {
        if (number.precision() - number.scale() > SURELY_FITTING) {
            throw new NoAnswer("the bits of a number that may have more than 64");
        }
        return number.longValue();
    }

    private static long whole(String text) {
        Matcher start = WHOLE.matcher(text);
        if (!start.lookingAt()) {
            return 0;
        }
        if (start.group(1).length() > SURELY_FITTING) {
            throw new NoAnswer("the bits of a number that may have more than 64");
        }
        return Long.parseLong(start.group(1));
    }
}
