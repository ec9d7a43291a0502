package io.panoptes.equivalence.evaluator.value;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Values as codes of 64 bits. Equal values have equal codes, whatever their types; so 1 and 1.0 are one code.
 *
 * <p>A whole number of up to 61 bits is its own code, a Boolean is 0 or 1, a date counts days, a time nanoseconds, a
 * timestamp microseconds. Texts and all other numbers are kept here, under codes from {@link #KEPT} on.
 */
public final class Pool {
    public static final long NULL = Long.MIN_VALUE;
    public static final long FALSE = 0;
    public static final long TRUE = 1;

    /** Codes from here on stand for what the pool keeps; whole numbers as their own codes lie strictly between -KEPT and KEPT. */
    static final long KEPT = 1L << 61;

    private static final BigInteger KEPT_NUMBER = BigInteger.valueOf(KEPT);

    private final List<Object> kept = new ArrayList<>();
    private final Map<Object, Long> codes = new HashMap<>();

    /** How much is kept now, for {@link #forget}. */
    public int mark() {
        return kept.size();
    }

    /** Drops what was kept after the mark; its codes must not be used any more. */
    public void forget(int mark) {
        while (kept.size() > mark) {
            codes.remove(kept.removeLast());
        }
    }

    public static boolean isSmall(long code) {
        return code > -KEPT && code < KEPT;
    }

    public long ofText(String text) {
        return keep(text);
    }

    public String text(long code) {
        return (String) kept.get((int) (code - KEPT));
    }

    public long ofNumber(Rational number) {
        if (number.isWhole() && number.numerator().abs().compareTo(KEPT_NUMBER) < 0) {
            return number.numerator().longValueExact();
        }
        return keep(number);
    }

    public Rational number(long code) {
        return isSmall(code) ? Rational.of(code) : (Rational) kept.get((int) (code - KEPT));
    }

    private long keep(Object value) {
        Long known = codes.get(value);
        if (known != null) {
            return known;
        }
        long code = KEPT + kept.size();
        kept.add(value);
        codes.put(value, code);
        return code;
    }

    public int compareNumbers(long left, long right) {
        return isSmall(left) && isSmall(right)
                ? Long.compare(left, right)
                : number(left).compareTo(number(right));
    }

    /** By code points, which is the order of the bytes in UTF-8. */
    int compareTexts(long left, long right) {
        if (left == right) {
            return 0;
        }
        String one = text(left);
        String other = text(right);
        int shared = Math.min(one.length(), other.length());
        for (int i = 0; i < shared; i++) {
            char a = one.charAt(i);
            char b = other.charAt(i);
            if (a != b) {
                return Character.isSurrogate(a) == Character.isSurrogate(b)
                        ? Character.compare(a, b)
                        : Character.isSurrogate(a) ? 1 : -1;
            }
        }
        return Integer.compare(one.length(), other.length());
    }

    /** The order of two codes of this type, neither of them NULL. */
    public int compare(long left, long right, SqlType type) {
        return ComparisonKind.of(type).compare(this, left, right);
    }

    /** Whether codes of the two types stand for values of one kind, so that equal codes are equal values. */
    public static boolean isOneKind(SqlType one, SqlType other) {
        return ComparisonKind.of(one) == ComparisonKind.of(other);
    }

    /** Whether a code of the type's kind is a value of the type: a whole number for INT, a fraction of two digits for DECIMAL(9, 2). */
    public boolean fits(long code, SqlType type) {
        if (code == NULL) {
            return true;
        }
        return switch (type) {
            case SqlType.IntegerType ignored -> number(code).isWhole();
            case SqlType.DecimalType(int ignored, int scale) ->
                number(code).times(Rational.of(BigDecimal.TEN.pow(scale))).isWhole();
            case SqlType.BooleanType ignored -> code == TRUE || code == FALSE;
            case SqlType.DoubleType ignored -> true;
            case SqlType.TextType ignored -> true;
            case SqlType.DateType ignored -> true;
            case SqlType.TimeType ignored -> true;
            case SqlType.TimestampType ignored -> true;
            case SqlType.IntervalType ignored -> true;
            case SqlType.NullType ignored -> true;
            case SqlType.OpaqueType ignored -> true;
        };
    }

    public long code(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> NULL;
            case Value.BooleanValue(boolean truth) -> truth ? TRUE : FALSE;
            case Value.IntegerValue(BigInteger number) -> ofNumber(new Rational(number, BigInteger.ONE));
            case Value.DecimalValue(BigDecimal number) -> ofNumber(Rational.of(number));
            case Value.DoubleValue(double number) -> {
                if (Double.isNaN(number) || Double.isInfinite(number)) {
                    throw new NoAnswer("NaN and infinities are not evaluated");
                }
                yield ofNumber(Rational.of(new BigDecimal(Double.toString(number))));
            }
            case Value.TextValue(String text) -> ofText(text);
            case Value.DateValue(LocalDate date) -> date.toEpochDay();
            case Value.TimeValue(LocalTime time) -> time.toNanoOfDay();
            case Value.TimestampValue(LocalDateTime moment) -> Moments.code(moment);
            case Value.OpaqueValue(String text) -> ofText(text);
        };
    }

    public Value value(long code, SqlType type) {
        if (code == NULL) {
            return Value.NULL;
        }
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(code != FALSE);
            case SqlType.IntegerType ignored -> whole(number(code));
            case SqlType.DecimalType ignored -> Value.of(number(code).toBigDecimal());
            case SqlType.DoubleType(int bits) -> {
                double number = number(code).toBigDecimal().doubleValue();
                boolean tooLarge = bits > 32 ? Double.isInfinite(number) : Float.isInfinite((float) number);
                if (tooLarge) {
                    throw new NoAnswer("a number that is too large for DOUBLE");
                }
                yield new Value.DoubleValue(number);
            }
            case SqlType.TextType ignored -> Value.of(text(code));
            case SqlType.DateType ignored -> new Value.DateValue(LocalDate.ofEpochDay(code));
            case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.ofNanoOfDay(code));
            case SqlType.TimestampType ignored -> new Value.TimestampValue(Moments.moment(code));
            case SqlType.IntervalType ignored -> Value.of(code);
            case SqlType.NullType ignored -> isSmall(code) ? Value.of(code) : Value.of(String.valueOf(kept(code)));
            case SqlType.OpaqueType ignored -> new Value.OpaqueValue(text(code));
        };
    }

    /** The same for equal values, whatever their types. */
    public String canonicalText(long code) {
        return code == NULL ? "NULL" : isSmall(code) ? Long.toString(code) : String.valueOf(kept(code));
    }

    private Object kept(long code) {
        return kept.get((int) (code - KEPT));
    }

    private static Value whole(Rational number) {
        return number.isWhole() ? new Value.IntegerValue(number.numerator()) : Value.of(number.toBigDecimal());
    }

    /** Timestamps as microseconds. */
    public static final class Moments {
        public static final long A_DAY = 86_400_000_000L;

        private Moments() {}

        static long code(LocalDateTime moment) {
            return moment.toEpochSecond(ZoneOffset.UTC) * 1_000_000 + moment.getNano() / 1000;
        }

        static LocalDateTime moment(long code) {
            return LocalDateTime.ofEpochSecond(
                    Math.floorDiv(code, 1_000_000L), (int) Math.floorMod(code, 1_000_000L) * 1000, ZoneOffset.UTC);
        }
    }
}
