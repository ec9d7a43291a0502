package io.panoptes.sql.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** One value in one column of one row. */
public sealed interface Value {

    Value NULL = new NullValue();
    Value TRUE = new BooleanValue(true);
    Value FALSE = new BooleanValue(false);

    record NullValue() implements Value {}

    record BooleanValue(boolean value) implements Value {}

    record IntegerValue(BigInteger value) implements Value {}

    /** An exact number. Two are the same value when they compare equal, whatever their scale. */
    record DecimalValue(BigDecimal value) implements Value {
        public DecimalValue {
            value = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        }
    }

    record DoubleValue(double value) implements Value {}

    record TextValue(String value) implements Value {}

    record DateValue(LocalDate value) implements Value {}

    record TimeValue(LocalTime value) implements Value {}

    record TimestampValue(LocalDateTime value) implements Value {}

    /** A value of a type that nothing here looks into, by the text that the DBMS prints for it. */
    record OpaqueValue(String text) implements Value {}

    static Value of(long value) {
        return new IntegerValue(BigInteger.valueOf(value));
    }

    static Value of(String value) {
        return new TextValue(value);
    }

    static Value of(boolean value) {
        return value ? TRUE : FALSE;
    }

    static Value of(BigDecimal value) {
        return new DecimalValue(value);
    }

    default boolean isNull() {
        return this instanceof NullValue;
    }
}
