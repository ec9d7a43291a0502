package io.panoptes.instantiation.start;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Brings a value to what the data of a campaign keeps to, without which a correct DBMS might give two answers to a proven pair: numbers
 * are small, texts are plain where the DBMS compares others in ways of its own.
 */
record StartValues(Set<Hazard> hazards) {
    /** Products of a few of these fit into 64 bits. */
    private static final BigDecimal LARGEST = BigDecimal.valueOf(20_000);

    private static final int SCALE = 2;

    /** Empty where it is not such a value and none is near. */
    Optional<Value> of(Value value, SqlType type) {
        if (value.isNull()) {
            return Optional.of(value);
        }
        return switch (type) {
            case SqlType.BooleanType ignored -> truth(value);
            case SqlType.IntegerType ignored ->
                number(value)
                        .filter(number -> number.stripTrailingZeros().scale() <= 0)
                        .map(number -> new Value.IntegerValue(number.toBigIntegerExact()));
            case SqlType.DecimalType ignored ->
                number(value)
                        .filter(number -> number.stripTrailingZeros().scale() <= SCALE)
                        .map(Value::of);
            case SqlType.TextType ignored -> text(value);
            case SqlType.DateType ignored -> date(value);
            case SqlType.DoubleType ignored -> Optional.empty();
            case SqlType.TimeType ignored -> Optional.empty();
            case SqlType.TimestampType ignored -> Optional.empty();
            case SqlType.IntervalType ignored -> Optional.empty();
            case SqlType.NullType ignored -> Optional.empty();
            case SqlType.OpaqueType ignored -> Optional.empty();
        };
    }

    private static Optional<Value> truth(Value value) {
        if (value instanceof Value.BooleanValue) {
            return Optional.of(value);
        }
        if (value instanceof Value.TextValue(String text)) {
            return text.matches("(?i)t|true|1")
                    ? Optional.of(Value.of(true))
                    : text.matches("(?i)f|false|0") ? Optional.of(Value.of(false)) : Optional.empty();
        }
        return value instanceof Value.IntegerValue(BigInteger number)
                        && (number.equals(BigInteger.ZERO) || number.equals(BigInteger.ONE))
                ? Optional.of(Value.of(number.signum() > 0))
                : Optional.empty();
    }

    private static Optional<BigDecimal> number(Value value) {
        Optional<BigDecimal> number = switch (value) {
            case Value.IntegerValue(BigInteger whole) -> Optional.of(new BigDecimal(whole));
            case Value.DecimalValue(BigDecimal exact) -> Optional.of(exact);
            case Value.TextValue(String text)
            when text.strip().matches("[+-]?\\d{1,18}(\\.\\d{1,18})?") -> Optional.of(new BigDecimal(text.strip()));
            default -> Optional.empty();
        };
        return number.filter(one -> one.abs().compareTo(LARGEST) <= 0);
    }

    private Optional<Value> text(Value value) {
        if (!(value instanceof Value.TextValue(String text))) {
            return Optional.empty();
        }
        String plain = text;
        if (hazards.contains(Hazard.COLLATION)) {
            plain = plain.toLowerCase(Locale.ROOT);
            if (!plain.chars().allMatch(c -> c >= ' ' && c <= '~')) {
                return Optional.empty();
            }
        }
        if (hazards.contains(Hazard.PADDING)) {
            plain = plain.stripTrailing();
            if (plain.isEmpty()) {
                return Optional.empty();
            }
        }
        return plain.indexOf('\0') >= 0 ? Optional.empty() : Optional.of(Value.of(plain));
    }

    private static Optional<Value> date(Value value) {
        if (value instanceof Value.DateValue(LocalDate date)) {
            return within(date);
        }
        if (value instanceof Value.TextValue(String text)) {
            try {
                return within(LocalDate.parse(text.strip()));
            } catch (DateTimeException none) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static Optional<Value> within(LocalDate date) {
        return date.getYear() >= 1900 && date.getYear() <= 2200
                ? Optional.of(new Value.DateValue(date))
                : Optional.empty();
    }
}
