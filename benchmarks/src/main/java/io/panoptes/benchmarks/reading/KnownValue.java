package io.panoptes.benchmarks.reading;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Locale;

/** A value as one text, the same for equal values of the kind that the DBMS's column has. */
final class KnownValue {
    /** As many digits as two doubles that were computed in another order still share. */
    private static final MathContext DOUBLE_DIGITS = new MathContext(12);

    private static final MathContext FLOAT_DIGITS = new MathContext(5);
    private static final String NULL = "NULL";

    /** Kinds of columns whose values can be told apart. */
    private enum Kind {
        BOOLEAN,
        EXACT,
        DOUBLE,
        FLOAT,
        TEXT,
        DATE,
        TIME,
        TIMESTAMP,
        /** As the DBMS prints it. */
        PRINTED,
        NOTHING
    }

    private final Kind kind;

    private KnownValue(Kind kind) {
        this.kind = kind;
    }

    /** @throws Unread where the type is none that is compared */
    static KnownValue of(String type) {
        int end = type.indexOf('(');
        String name = (end < 0 ? type : type.substring(0, end)).toUpperCase(Locale.ROOT);
        return new KnownValue(
                switch (name) {
                    case "BOOLEAN" -> Kind.BOOLEAN;
                    case "TINYINT",
                            "SMALLINT",
                            "INTEGER",
                            "BIGINT",
                            "HUGEINT",
                            "UTINYINT",
                            "USMALLINT",
                            "UINTEGER",
                            "UBIGINT",
                            "UHUGEINT",
                            "BIGNUM",
                            "DECIMAL" -> Kind.EXACT;
                    case "DOUBLE" -> Kind.DOUBLE;
                    case "FLOAT" -> Kind.FLOAT;
                    case "VARCHAR", "ENUM" -> Kind.TEXT;
                    case "DATE" -> Kind.DATE;
                    case "TIME" -> Kind.TIME;
                    case "TIMESTAMP" -> Kind.TIMESTAMP;
                    case "BIT" -> Kind.PRINTED;
                    case "\"NULL\"" -> Kind.NOTHING;
                    default -> throw new Unread("type " + name);
                });
    }

    String text(JsonNode value) {
        if (value.isNull()) {
            return NULL;
        }
        return switch (kind) {
            case BOOLEAN -> value.asText();
            case EXACT, DOUBLE, FLOAT -> number(value.asText());
            case TEXT -> quoted(value.asText());
            case PRINTED -> "opaque " + value.asText();
            case DATE -> value.asText();
            case TIMESTAMP -> timestamp(value.asText());
            case TIME -> time(value.asText());
            case NOTHING -> value.toString();
        };
    }

    /** Of another kind than the column's, a value keeps its own form, which no value of the column has. */
    String text(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> NULL;
            case Value.BooleanValue(boolean truth) -> String.valueOf(truth);
            case Value.IntegerValue(var number) -> number(new BigDecimal(number));
            case Value.DecimalValue(var number) -> number(number);
            case Value.DoubleValue(double number) -> number(String.valueOf(number));
            case Value.TextValue(String text) -> quoted(text);
            case Value.DateValue(var day) -> day.toString();
            case Value.TimeValue(var time) -> kind == Kind.TIME ? time(time.toString()) : "TIME " + time;
            case Value.TimestampValue(var moment) -> moment.toString();
            case Value.OpaqueValue(String text) -> "opaque " + text;
        };
    }

    private static String quoted(String text) {
        return "'" + text + "'";
    }

    private String number(String text) {
        try {
            return number(new BigDecimal(text));
        } catch (NumberFormatException e) {
            return text.toLowerCase(Locale.ROOT);
        }
    }

    private String number(BigDecimal number) {
        BigDecimal rounded = switch (kind) {
            case DOUBLE -> number.round(DOUBLE_DIGITS);
            case FLOAT -> number.round(FLOAT_DIGITS);
            case EXACT, BOOLEAN, TEXT, DATE, TIME, TIMESTAMP, PRINTED, NOTHING -> number;
        };
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    private static String time(String text) {
        try {
            return LocalTime.parse(text).toString();
        } catch (DateTimeParseException e) {
            return text;
        }
    }

    private static String timestamp(String text) {
        try {
            return LocalDateTime.parse(text.replace(' ', 'T')).toString();
        } catch (DateTimeParseException e) {
            return text;
        }
    }
}
