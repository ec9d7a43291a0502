package io.panoptes.equivalence.evaluator.function;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Calls of functions and their values as text: {@code b'01'} is bits, {@code 'x'} a text, {@code 1} a whole number, {@code 1.5} a
 * DECIMAL, {@code 1.5e0} a DOUBLE, {@code d'2020-02-29'} a date and {@code t'2020-02-29T10:00'} a timestamp.
 */
record FunctionCalls(List<KnownFunction> functions) {
    private static final Pattern ARGUMENT = Pattern.compile("[bdt]?'[^']*'|[^,\\s][^,]*");

    /** {@code XOR(b'01', b'11')} gives {@code b'10'}; what has no value, {@code no answer: ...}. */
    String value(String call) {
        int open = call.indexOf('(');
        List<Value> arguments = ARGUMENT.matcher(call.substring(open + 1, call.lastIndexOf(')')))
                .results()
                .map(MatchResult::group)
                .map(FunctionCalls::read)
                .toList();
        try {
            return text(function(call.substring(0, open), arguments.size()).apply(arguments));
        } catch (NoAnswer e) {
            return "no answer: " + e.getMessage();
        }
    }

    private KnownFunction function(String name, int arguments) {
        return functions.stream()
                .filter(function -> function.name().equals(name))
                .filter(function -> function.least() <= arguments && arguments <= function.most())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no function %s of %d arguments".formatted(name, arguments)));
    }

    private static Value read(String text) {
        if (text.equals("NULL")) {
            return Value.NULL;
        }
        if (text.endsWith("'")) {
            String content = text.substring(text.indexOf('\'') + 1, text.length() - 1);
            return switch (text.charAt(0)) {
                case 'b' -> new Value.OpaqueValue(content);
                case 'd' -> new Value.DateValue(LocalDate.parse(content));
                case 't' -> new Value.TimestampValue(LocalDateTime.parse(content));
                default -> Value.of(content);
            };
        }
        if (text.equals("true") || text.equals("false")) {
            return Value.of(Boolean.parseBoolean(text));
        }
        if (text.indexOf('e') >= 0) {
            return new Value.DoubleValue(Double.parseDouble(text));
        }
        return text.indexOf('.') >= 0
                ? new Value.DecimalValue(new BigDecimal(text))
                : new Value.IntegerValue(new BigInteger(text));
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.OpaqueValue(String bits) -> "b'" + bits + "'";
            case Value.TextValue(String text) -> "'" + text + "'";
            case Value.BooleanValue(boolean truth) -> String.valueOf(truth);
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(double number) -> number + "e0";
            case Value.DateValue(var date) -> "d'" + date + "'";
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var moment) -> "t'" + moment + "'";
        };
    }
}
