package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the functions mean of which is known only that they give the same for the same. */
@FunctionalInterface
public interface Functions {
    /** Nothing: what uses one is not evaluated. */
    Functions NONE = (name, arguments, type) -> {
        throw new NotEvaluated("function " + name);
    };

    /** @param arguments values, and for a bag all there is to say about it */
    Value value(String name, List<?> arguments, SqlType type);

    /**
     * Any meaning is right but for LIKE and the parts of a date, of which more is known; this one depends on the seed alone. Small values, so that
     * they meet.
     */
    static Functions madeUp(int seed) {
        return (name, arguments, type) -> {
            if (name.startsWith("like/2")
                    && arguments.get(0) instanceof Value.TextValue(String text)
                    && arguments.get(1) instanceof Value.TextValue(String pattern)
                    && pattern.indexOf('\\') < 0) {
                return Value.of(isLike(text, pattern));
            }
            if (arguments.size() == 1 && arguments.getFirst() instanceof Value.DateValue(LocalDate date)) {
                Optional<Value> part = part(name, date);
                if (part.isPresent()) {
                    return part.get();
                }
            }
            int mixed = (name.hashCode() * 31 + arguments.hashCode()) * 31 + seed;
            int number = Math.floorMod((mixed ^ (mixed >>> 15)) * 0x9E3779B1 >>> 7, 6);
            if (number == 5) {
                return Value.NULL;
            }
            return switch (ValueKind.of(type)) {
                case WHOLE, FRACTION, DOUBLE -> Values.number(BigDecimal.valueOf(number - 1L));
                case BOOLEAN -> Value.of(number % 2 == 0);
                case TEXT -> Value.of("t" + number);
                case DATE -> new Value.DateValue(LocalDate.of(2020, 1, 1 + number));
                case TIME -> new Value.TimeValue(LocalTime.of(number, 0));
                case TIMESTAMP ->
                    new Value.TimestampValue(LocalDate.of(2020, 1, 1 + number).atStartOfDay());
                case NONE -> Value.NULL;
                case OTHER -> new Value.OpaqueValue("o" + number);
            };
        };
    }

    private static Optional<Value> part(String name, LocalDate date) {
        if (name.startsWith("year/1")) {
            return Optional.of(Value.of(date.getYear()));
        }
        if (name.startsWith("month/1")) {
            return Optional.of(Value.of(date.getMonthValue()));
        }
        return name.startsWith("day/1") ? Optional.of(Value.of(date.getDayOfMonth())) : Optional.empty();
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
