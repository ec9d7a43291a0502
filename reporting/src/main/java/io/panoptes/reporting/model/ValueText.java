package io.panoptes.reporting.model;

import io.panoptes.sql.value.Value;

/** A value of an answer as text for people. */
public final class ValueText {
    private ValueText() {}

    public static String of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.BooleanValue(var truth) -> Boolean.toString(truth);
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(var number) -> Double.toString(number);
            case Value.TextValue(var text) -> "'" + text + "'";
            case Value.DateValue(var date) -> date.toString();
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var moment) -> moment.toString().replace('T', ' ');
            case Value.OpaqueValue(var text) -> text;
        };
    }
}
