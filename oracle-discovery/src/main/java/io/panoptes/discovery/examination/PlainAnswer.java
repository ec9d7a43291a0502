package io.panoptes.discovery.examination;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An answer of a DBMS in a form in which two answers can be compared by value.
 *
 * <p>Numbers are equal when they agree to nine digits: the algebra is exact, and a DBMS may divide in floating point.
 */
record PlainAnswer(List<String> rows) {
    private static final MathContext DIGITS = new MathContext(9, RoundingMode.HALF_EVEN);

    static PlainAnswer of(List<Row> rows, Semantics semantics) {
        List<String> plain = rows.stream().map(PlainAnswer::plain).toList();
        return new PlainAnswer(
                switch (semantics) {
                    case LIST -> plain;
                    case BAG -> plain.stream().sorted().toList();
                    case SET -> plain.stream().distinct().sorted().toList();
                });
    }

    private static String plain(Row row) {
        return row.values().stream().map(PlainAnswer::plain).collect(Collectors.joining("|"));
    }

    private static String plain(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.BooleanValue(boolean flag) -> flag ? "1" : "0";
            case Value.IntegerValue(var number) -> number(new BigDecimal(number));
            case Value.DecimalValue(var number) -> number(number);
            case Value.DoubleValue(double number) ->
                Double.isFinite(number) ? number(BigDecimal.valueOf(number)) : Double.toString(number);
            case Value.TextValue(String text) -> "'" + text.replace("|", "||") + "'";
            case Value.DateValue(var date) -> date.toString();
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var time) -> time.toString();
            case Value.OpaqueValue(String text) -> "<" + text + ">";
        };
    }

    private static String number(BigDecimal number) {
        BigDecimal rounded = number.setScale(6, RoundingMode.HALF_EVEN).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
