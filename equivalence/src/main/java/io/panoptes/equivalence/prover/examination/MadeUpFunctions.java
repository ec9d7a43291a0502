package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A meaning for each function. Any is right but for LIKE, the first letters of a text and the parts of a date, of which more is known. Small values, so that they meet.
 *
 * @param seed on which alone the meanings depend
 */
record MadeUpFunctions(int seed) implements Functions {
    @Override
    public Value value(Function function, List<Value> arguments, SqlType type) {
        if (function.is(Operator.LIKE)
                && arguments.size() == 2
                && arguments.get(0) instanceof Value.TextValue(String text)
                && arguments.get(1) instanceof Value.TextValue(String pattern)
                && pattern.indexOf('\\') < 0) {
            return Value.of(isLike(text, pattern));
        }
        if (function.is(Operator.SUBSTRING)
                && arguments.size() == 3
                && arguments.get(0) instanceof Value.TextValue(String text)
                && arguments.get(1).equals(ExaminedValues.number(BigDecimal.ONE))
                && arguments.get(2) instanceof Value.DecimalValue(var length)
                && length.signum() > 0) {
            return Value.of(beginning(text, length));
        }
        return arguments.size() == 1
                        && arguments.getFirst() instanceof Value.DateValue(LocalDate date)
                        && function.isPartOfDate()
                ? Value.of(part(function, date))
                : madeUp(function.text(), arguments, type);
    }

    @Override
    public Value ofBags(String function, List<?> arguments, SqlType type) {
        return madeUp(function, arguments, type);
    }

    private Value madeUp(String function, List<?> arguments, SqlType type) {
        int mixed = (function.hashCode() * 31 + arguments.hashCode()) * 31 + seed;
        int number = Math.floorMod((mixed ^ (mixed >>> 15)) * 0x9E3779B1 >>> 7, 6);
        if (number == 5) {
            return Value.NULL;
        }
        return switch (ValueKind.of(type)) {
            case WHOLE, FRACTION, DOUBLE -> ExaminedValues.number(BigDecimal.valueOf(number - 1L));
            case BOOLEAN -> Value.of(number % 2 == 0);
            case TEXT -> Value.of("t" + number);
            case DATE -> new Value.DateValue(LocalDate.of(2020, 1, 1 + number));
            case TIME -> new Value.TimeValue(LocalTime.of(number, 0));
            case TIMESTAMP ->
                new Value.TimestampValue(LocalDate.of(2020, 1, 1 + number).atStartOfDay());
            case NONE -> Value.NULL;
            case OTHER -> new Value.OpaqueValue("o" + number);
        };
    }

    private static int part(Function function, LocalDate date) {
        return function.is(Operator.YEAR)
                ? date.getYear()
                : function.is(Operator.MONTH) ? date.getMonthValue() : date.getDayOfMonth();
    }

    private static String beginning(String text, BigDecimal length) {
        int letters = text.codePointCount(0, text.length());
        return length.compareTo(BigDecimal.valueOf(letters)) >= 0
                ? text
                : text.substring(0, text.offsetByCodePoints(0, length.intValue()));
    }

    private static boolean isLike(String text, String pattern) {
        StringBuilder expression = new StringBuilder();
        pattern.codePoints()
                .forEach(letter -> expression.append(
                        switch (letter) {
                            case '%' -> ".*";
                            case '_' -> ".";
                            default -> Pattern.quote(Character.toString(letter));
                        }));
        return Pattern.compile(expression.toString(), Pattern.DOTALL)
                .matcher(text)
                .matches();
    }
}
