package io.panoptes.texttosql.constraint;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Values of a file as values of a column's type: 3 is 3.0 in a DOUBLE column, and a text in a DATE column a date. */
public final class TypedValue {
    private TypedValue() {}

    /** The value as one of the type; empty where no value of the type is equal to it. */
    public static Optional<Value> as(Value value, SqlType type) {
        return switch (type) {
            case SqlType.IntegerType ignored -> number(value).flatMap(TypedValue::whole);
            case SqlType.DecimalType(int precision, int scale) ->
                number(value).filter(number -> fits(number, precision, scale)).map(Value::of);
            case SqlType.DoubleType ignored -> number(value).map(number -> new Value.DoubleValue(number.doubleValue()));
            case SqlType.TextType ignored -> value instanceof Value.TextValue ? Optional.of(value) : Optional.empty();
            case SqlType.BooleanType ignored -> truth(value);
            case SqlType.DateType ignored ->
                value instanceof Value.DateValue ? Optional.of(value) : parsed(value, TypedValue::date);
            case SqlType.TimeType ignored ->
                value instanceof Value.TimeValue ? Optional.of(value) : parsed(value, TypedValue::time);
            case SqlType.TimestampType ignored ->
                value instanceof Value.TimestampValue ? Optional.of(value) : parsed(value, TypedValue::timestamp);
            case SqlType.IntervalType ignored -> Optional.empty();
            case SqlType.NullType ignored -> Optional.empty();
            case SqlType.OpaqueType ignored -> Optional.empty();
        };
    }

    /** The least value of the type that is not below this; of whole numbers, 3 for 2.5. */
    static Optional<Value> lower(Value value, SqlType type) {
        return rounded(value, type, RoundingMode.CEILING);
    }

    /** The largest value of the type that is not above this. */
    static Optional<Value> upper(Value value, SqlType type) {
        return rounded(value, type, RoundingMode.FLOOR);
    }

    private static Optional<Value> rounded(Value value, SqlType type, RoundingMode mode) {
        return type instanceof SqlType.IntegerType
                ? number(value)
                        .map(number ->
                                new Value.IntegerValue(number.setScale(0, mode).toBigIntegerExact()))
                : as(value, type);
    }

    static Optional<BigDecimal> number(Value value) {
        return switch (value) {
            case Value.IntegerValue(BigInteger number) -> Optional.of(new BigDecimal(number));
            case Value.DecimalValue(BigDecimal number) -> Optional.of(number);
            case Value.DoubleValue(double number) ->
                Double.isFinite(number) ? Optional.of(BigDecimal.valueOf(number)) : Optional.empty();
            case Value.NullValue ignored -> Optional.empty();
            case Value.BooleanValue ignored -> Optional.empty();
            case Value.TextValue ignored -> Optional.empty();
            case Value.DateValue ignored -> Optional.empty();
            case Value.TimeValue ignored -> Optional.empty();
            case Value.TimestampValue ignored -> Optional.empty();
            case Value.OpaqueValue ignored -> Optional.empty();
        };
    }

    private static Optional<Value> whole(BigDecimal number) {
        try {
            return Optional.of(new Value.IntegerValue(number.toBigIntegerExact()));
        } catch (ArithmeticException hasFraction) {
            return Optional.empty();
        }
    }

    private static boolean fits(BigDecimal number, int precision, int scale) {
        BigDecimal plain = number.stripTrailingZeros();
        return plain.scale() <= scale && plain.precision() - plain.scale() <= precision - scale;
    }

    private static Optional<Value> truth(Value value) {
        return value instanceof Value.BooleanValue
                ? Optional.of(value)
                : number(value)
                        .flatMap(number -> number.signum() == 0
                                ? Optional.of(Value.FALSE)
                                : number.compareTo(BigDecimal.ONE) == 0 ? Optional.of(Value.TRUE) : Optional.empty());
    }

    private interface TextReader {
        Value read(String text);
    }

    private static Optional<Value> parsed(Value value, TextReader reader) {
        if (!(value instanceof Value.TextValue(String text))) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.read(text.strip()));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static Value date(String text) {
        return new Value.DateValue(LocalDate.parse(text));
    }

    private static Value time(String text) {
        return new Value.TimeValue(LocalTime.parse(text));
    }

    private static Value timestamp(String text) {
        return new Value.TimestampValue(
                text.length() == 10
                        ? LocalDate.parse(text).atStartOfDay()
                        : LocalDateTime.parse(text.replace(' ', 'T')));
    }
}
