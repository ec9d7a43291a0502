package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.function.KnownFunction.Result;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What SQLite makes of texts where numbers are wanted, and of numbers where texts are. */
final class AffinityFunctions {
    private static final String DIGITS = "[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d{1,3})?";
    static final Pattern PREFIX = Pattern.compile("^[ \\t\\n\\x0B\\f\\r]*(" + DIGITS + ")");
    static final Pattern NUMBER = Pattern.compile("[ \\t\\n\\x0B\\f\\r]*(" + DIGITS + ")[ \\t\\n\\x0B\\f\\r]*");
    private static final BigDecimal BEYOND_NUMBERS = BigDecimal.TEN.pow(400);

    private AffinityFunctions() {}

    static final List<KnownFunction> LIST = List.of(
            KnownFunction.of("PREFIX_NUMBER", 1, Result.DOUBLE, arguments -> Value.of(prefix(arguments.getFirst()))),
            KnownFunction.of("NUMBER_OF_TEXT", 1, Result.DOUBLE, arguments -> Value.of(number(arguments.getFirst()))),
            KnownFunction.of(
                    "TEXT_BESIDE_DATE",
                    1,
                    Result.TEXT,
                    arguments -> Value.of(
                            NUMBER.matcher(Texts.of(arguments.getFirst())).matches()
                                    ? ""
                                    : Texts.of(arguments.getFirst()))),
            KnownFunction.of("STORED_QUOTIENT", 2, Result.DOUBLE, AffinityFunctions::quotient),
            KnownFunction.of("TEXT_OF_NUMBER", 1, Result.TEXT, arguments -> Value.of(text(arguments.getFirst()))));

    /**
     * A fraction is in floating point, and so is the quotient. Of two that are whole it depends on how they are held whether the quotient
     * is cut; where it is whole itself there is nothing to cut.
     */
    private static Value quotient(List<Value> arguments) {
        BigDecimal dividend = Texts.number(arguments.get(0));
        BigDecimal divisor = Texts.number(arguments.get(1));
        if (divisor.signum() == 0) {
            return Value.NULL;
        }
        if (!isWhole(dividend) || !isWhole(divisor)) {
            return new Value.DoubleValue(dividend.doubleValue() / divisor.doubleValue());
        }
        BigDecimal[] parts = dividend.divideAndRemainder(divisor);
        if (parts[1].signum() != 0) {
            throw new NoAnswer(
                    "a quotient of numbers of which it is not known whether they are whole or in floating point");
        }
        return Value.of(parts[0]);
    }

    private static boolean isWhole(BigDecimal number) {
        return number.remainder(BigDecimal.ONE).signum() == 0;
    }

    static BigDecimal prefix(Value value) {
        Matcher matcher = PREFIX.matcher(Texts.of(value));
        return matcher.find() ? stored(matcher.group(1)) : BigDecimal.ZERO;
    }

    private static BigDecimal number(Value value) {
        Matcher matcher = NUMBER.matcher(Texts.of(value));
        return matcher.matches() ? stored(matcher.group(1)) : BEYOND_NUMBERS;
    }

    private static BigDecimal stored(String text) {
        if (!StoredDigits.areKept(text)) {
            throw new NoAnswer("a text of a number with more digits than floating point has");
        }
        return new BigDecimal(text);
    }

    /**
     * A number in floating point is written with 15 digits, one of them at least behind the point. A DECIMAL column holds 2 where it is given
     * 2.0, while a product of fractions is 2.0.
     */
    static String text(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> number.toString();
            case Value.BooleanValue(boolean truth) -> truth ? "1" : "0";
            case Value.DoubleValue(double number) -> real(BigDecimal.valueOf(number));
            case Value.DecimalValue(var number) -> {
                if (isWhole(number)) {
                    throw new NoAnswer("text of a DECIMAL number that is whole, which is held so or in floating point");
                }
                yield real(number);
            }
            case Value.TextValue(String text) -> text;
            case Value.NullValue ignored -> throw new IllegalArgumentException("NULL has no text");
            case Value.DateValue ignored -> throw new NoAnswer("text of a date");
            case Value.TimeValue ignored -> throw new NoAnswer("text of a time");
            case Value.TimestampValue ignored -> throw new NoAnswer("text of a timestamp");
            case Value.OpaqueValue ignored -> throw new NoAnswer("text of a value that is not known");
        };
    }

    private static String real(BigDecimal number) {
        BigDecimal shown = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        if (shown.precision() > 15 || shown.abs().compareTo(BigDecimal.TEN.pow(15)) >= 0) {
            throw new NoAnswer("text of a number in floating point with more than 15 digits");
        }
        if (shown.signum() != 0 && shown.abs().compareTo(new BigDecimal("0.0001")) < 0) {
            throw new NoAnswer("text of a small number in floating point");
        }
        return shown.scale() <= 0 ? shown.toBigInteger() + ".0" : shown.toPlainString();
    }
}
