package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.regex.Pattern;

/** A value as a driver gives it, so that values that a DBMS takes for equal are equal here: 1 and 1.0 are one. */
final class MinedValue {
    private static final double EXACT = 1L << 53;
    private static final Pattern ISO_DAY =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\d([ T]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?)?");

    /** What values have an order with each other, and can be found in one another's columns. */
    enum Kind {
        NUMBER,
        TEXT,
        TRUTH,
        DATE,
        TIME,
        MOMENT,
        /** Bytes and what else is only equal or not. */
        OTHER,
        /** Several kinds in one column. */
        MIXED
    }

    private MinedValue() {}

    /** Long, BigDecimal, String, Boolean, LocalDate, LocalTime, LocalDateTime, or something that is only equal or not. */
    static Object canonical(Object value) {
        return switch (value) {
            case Long number -> number;
            case Integer number -> number.longValue();
            case Short number -> number.longValue();
            case Byte number -> number.longValue();
            case BigInteger number -> canonical(new BigDecimal(number));
            case Float number -> canonical(new BigDecimal(number.toString()));
            case Double number -> canonical(number.doubleValue());
            case BigDecimal number -> canonical(number);
            case Date date -> date.toLocalDate();
            case Timestamp moment -> moment.toLocalDateTime();
            case Time time -> time.toLocalTime();
            case byte[] bytes -> ByteBuffer.wrap(bytes);
            default -> value;
        };
    }

    private static Object canonical(double number) {
        if (!Double.isFinite(number)) {
            return number;
        }
        if (number == Math.rint(number) && Math.abs(number) < EXACT) {
            return (long) number;
        }
        return canonical(BigDecimal.valueOf(number));
    }

    private static Object canonical(BigDecimal number) {
        BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        if (plain.scale() <= 0 && plain.precision() - plain.scale() <= 18) {
            return plain.longValueExact();
        }
        return plain;
    }

    static Kind kind(Object canonical) {
        return switch (canonical) {
            case Long ignored -> Kind.NUMBER;
            case BigDecimal ignored -> Kind.NUMBER;
            case String ignored -> Kind.TEXT;
            case Boolean ignored -> Kind.TRUTH;
            case LocalDate ignored -> Kind.DATE;
            case LocalTime ignored -> Kind.TIME;
            case LocalDateTime ignored -> Kind.MOMENT;
            default -> Kind.OTHER;
        };
    }

    static boolean isIsoDay(Object canonical) {
        return canonical instanceof String text && ISO_DAY.matcher(text).matches();
    }

    static Value value(Object canonical) {
        return switch (canonical) {
            case Long number -> Value.of(number);
            case BigDecimal number -> Value.of(number);
            case String text -> Value.of(text);
            case Boolean truth -> Value.of(truth);
            case LocalDate date -> new Value.DateValue(date);
            case LocalTime time -> new Value.TimeValue(time);
            case LocalDateTime moment -> new Value.TimestampValue(moment);
            default -> new Value.OpaqueValue(canonical.toString());
        };
    }

    /** The order of values of one kind; of OTHER and MIXED there is none. */
    static int compare(Object one, Object other) {
        if (one instanceof Long left && other instanceof Long right) {
            return Long.compare(left, right);
        }
        if (kind(one) == Kind.NUMBER) {
            return number(one).compareTo(number(other));
        }
        return switch (one) {
            case String text -> text.compareTo((String) other);
            case Boolean truth -> truth.compareTo((Boolean) other);
            case LocalDate date -> date.compareTo((LocalDate) other);
            case LocalTime time -> time.compareTo((LocalTime) other);
            case LocalDateTime moment -> moment.compareTo((LocalDateTime) other);
            default -> throw new IllegalArgumentException("%s has no order".formatted(one.getClass()));
        };
    }

    private static BigDecimal number(Object canonical) {
        return canonical instanceof Long number ? BigDecimal.valueOf(number) : (BigDecimal) canonical;
    }
}
