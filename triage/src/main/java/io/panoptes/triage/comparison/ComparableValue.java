package io.panoptes.triage.comparison;

import io.panoptes.sql.value.Value;
import java.math.BigDecimal;

/**
 * A value in the form in which answers are compared: numbers by what they are worth and not by their type, a date as its
 * midnight, -0.0 as 0, every NaN as one.
 *
 * @param kind keeps values of different kinds apart, such as the text {@code 1} and the number
 * @param content equal exactly when the values are the same
 * @param approximate whether it came of floating point, so that a small difference says nothing
 */
record ComparableValue(Kind kind, Object content, boolean approximate) {
    enum Kind {
        NULL,
        BOOLEAN,
        NUMBER,
        TEXT,
        MOMENT,
        TIME,
        OPAQUE
    }

    /** The relative difference up to which two floating-point numbers may be the same sum in another order. */
    private static final BigDecimal TOLERANCE = new BigDecimal("1e-9");

    static ComparableValue of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> new ComparableValue(Kind.NULL, "", false);
            case Value.BooleanValue(var truth) -> new ComparableValue(Kind.BOOLEAN, truth, false);
            case Value.IntegerValue(var number) -> exact(new BigDecimal(number));
            case Value.DecimalValue(var number) -> exact(number);
            case Value.DoubleValue(var number) -> floating(number);
            case Value.TextValue(var text) -> new ComparableValue(Kind.TEXT, text, false);
            case Value.DateValue(var date) -> new ComparableValue(Kind.MOMENT, date.atStartOfDay(), false);
            case Value.TimestampValue(var moment) -> new ComparableValue(Kind.MOMENT, moment, false);
            case Value.TimeValue(var time) -> new ComparableValue(Kind.TIME, time, false);
            case Value.OpaqueValue(var text) -> new ComparableValue(Kind.OPAQUE, text, false);
        };
    }

    /** Whether the two differ by no more than the order of a floating-point sum may make them. */
    boolean isCloseTo(ComparableValue other) {
        if (equals(other)) {
            return true;
        }
        if (kind != Kind.NUMBER || other.kind != Kind.NUMBER || !(approximate || other.approximate)) {
            return false;
        }
        if (!(content instanceof BigDecimal mine) || !(other.content instanceof BigDecimal theirs)) {
            return content.equals(other.content);
        }
        BigDecimal magnitude = mine.abs().max(theirs.abs()).max(BigDecimal.ONE);
        return mine.subtract(theirs).abs().compareTo(magnitude.multiply(TOLERANCE)) <= 0;
    }

    /** Approximation is no part of what a value is: 1 and 1.0e0 are the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ComparableValue that && kind == that.kind && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return 31 * kind.hashCode() + content.hashCode();
    }

    private static ComparableValue exact(BigDecimal number) {
        return new ComparableValue(Kind.NUMBER, stripped(number), false);
    }

    private static ComparableValue floating(double number) {
        Object content = Double.isFinite(number) ? stripped(new BigDecimal(number)) : Double.toString(number);
        return new ComparableValue(Kind.NUMBER, content, true);
    }

    private static BigDecimal stripped(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }
}
