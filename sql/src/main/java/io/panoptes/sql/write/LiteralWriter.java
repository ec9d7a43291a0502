package io.panoptes.sql.write;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** Writes values as literals. */
final class LiteralWriter {
    private LiteralWriter() {}

    static void write(Value value, Dialect dialect, StringBuilder out) {
        switch (value) {
            case Value.NullValue ignored -> out.append("NULL");
            case Value.BooleanValue(boolean truth) ->
                out.append(dialect.has(Habit.BOOLEANS_AS_NUMBERS) ? (truth ? "1" : "0") : (truth ? "TRUE" : "FALSE"));
            case Value.IntegerValue(var number) -> out.append(number);
            case Value.DecimalValue(var number) -> {
                String plain = number.toPlainString();
                out.append(plain).append(plain.indexOf('.') < 0 ? ".0" : "");
            }
            case Value.DoubleValue(double number) -> {
                String plain = Double.toString(number);
                if (Double.isFinite(number)) {
                    out.append(plain).append(plain.indexOf('E') < 0 ? "E0" : "");
                } else {
                    out.append("CAST('").append(plain).append("' AS ");
                    out.append(TypeKind.cast(SqlType.DOUBLE, dialect)).append(')');
                }
            }
            case Value.TextValue(String text) -> {
                if (dialect.has(Habit.TEXT_LITERALS_AS_CAST)) {
                    out.append("CAST(");
                    text(text, dialect, out);
                    out.append(" AS ")
                            .append(TypeKind.cast(SqlType.TEXT, dialect))
                            .append(')');
                } else {
                    text(text, dialect, out);
                }
            }
            case Value.DateValue(var date) -> dateTime("DATE", date.toString(), dialect, out);
            case Value.TimeValue(var time) -> dateTime("TIME", time(time), dialect, out);
            case Value.TimestampValue(var timestamp) -> dateTime("TIMESTAMP", timestamp(timestamp), dialect, out);
            case Value.OpaqueValue(String text) -> text(text, dialect, out);
        }
    }

    static void text(String text, Dialect dialect, StringBuilder out) {
        boolean escapes = dialect.has(Habit.BACKSLASH_ESCAPES);
        out.append('\'');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\'' || (escapes && c == '\\')) {
                out.append(c);
            }
            out.append(c);
        }
        out.append('\'');
    }

    private static void dateTime(String type, String text, Dialect dialect, StringBuilder out) {
        if (dialect.has(Habit.DATES_AS_TEXT)) {
            out.append('\'').append(text).append('\'');
        } else if (dialect.has(Habit.DATES_BY_FUNCTION)) {
            out.append(type).append("('").append(text).append("')");
        } else {
            out.append(type).append(" '").append(text).append('\'');
        }
    }

    /** With seconds always, with a fraction only where there is one. */
    private static String time(LocalTime time) {
        String text = time.toString();
        return text.length() == 5 ? text + ":00" : text;
    }

    private static String timestamp(LocalDateTime timestamp) {
        return timestamp.toLocalDate() + " " + time(timestamp.toLocalTime());
    }
}
