package io.panoptes.sql.read;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import org.apache.calcite.sql.SqlAbstractDateTimeLiteral;
import org.apache.calcite.sql.SqlIntervalLiteral;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.SqlUnknownLiteral;
import org.apache.calcite.util.NlsString;

/** Calcite's literals to ours. */
final class LiteralConverter {
    private LiteralConverter() {}

    static Expression convert(SqlLiteral literal) {
        if (literal instanceof SqlIntervalLiteral && literal.getValue() instanceof SqlIntervalLiteral.IntervalValue i) {
            return new Expression.Interval(
                    (i.getSign() < 0 ? "-" : "") + i.getIntervalLiteral(),
                    i.getIntervalQualifier().toString().toUpperCase(Locale.ROOT));
        }
        return switch (literal.getTypeName()) {
            case SYMBOL -> new Expression.Verbatim(String.valueOf(literal.getValue()));
            default -> new Expression.Literal(value(literal));
        };
    }

    /** {@code -5} is a literal; what else has a minus is a negation. */
    static Expression negated(Expression operand) {
        if (operand instanceof Expression.Literal(Value value)) {
            switch (value) {
                case Value.IntegerValue(var number)
                when number.signum() > 0 -> {
                    return new Expression.Literal(new Value.IntegerValue(number.negate()));
                }
                case Value.DecimalValue(var number)
                when number.signum() > 0 -> {
                    return new Expression.Literal(new Value.DecimalValue(number.negate()));
                }
                case Value.DoubleValue(var number)
                when number > 0 -> {
                    return new Expression.Literal(new Value.DoubleValue(-number));
                }
                default -> {}
            }
        }
        return new Expression.Unary(Expression.UnaryOperator.NEGATE, operand);
    }

    private static Value value(SqlLiteral literal) {
        if (literal instanceof SqlUnknownLiteral unknown) {
            return dateTime(unknown.tag, String.valueOf(unknown.getValue()), literal);
        }
        if (literal instanceof SqlAbstractDateTimeLiteral dateTime) {
            String text = dateTime.toFormattedString();
            return dateTime(dateTime.getTypeName().getName(), text, literal);
        }
        if (literal instanceof SqlNumericLiteral number) {
            BigDecimal exact = java.util.Objects.requireNonNull(number.bigDecimalValue());
            if (number.isInteger() && number.getScale() != null && number.getScale() == 0) {
                return new Value.IntegerValue(exact.toBigInteger());
            }
            return number.getScale() == null
                    ? new Value.DoubleValue(exact.doubleValue())
                    : new Value.DecimalValue(exact);
        }
        Object value = literal.getValue();
        return switch (literal.getTypeName()) {
            case NULL -> Value.NULL;
            case BOOLEAN -> value == null ? Value.NULL : Value.of(literal.booleanValue());
            case CHAR -> Value.of(((NlsString) java.util.Objects.requireNonNull(value)).getValue());
            default ->
                throw QueryConverter.unsupported(
                        literal,
                        "a literal of type %s".formatted(literal.getTypeName()),
                        "Use numbers, strings, TRUE, FALSE, NULL, DATE, TIME and TIMESTAMP.");
        };
    }

    private static Value dateTime(String type, String text, SqlLiteral literal) {
        try {
            return switch (type.toUpperCase(Locale.ROOT)) {
                case "DATE" -> new Value.DateValue(LocalDate.parse(text));
                case "TIME" -> new Value.TimeValue(LocalTime.parse(text));
                case "TIMESTAMP", "DATETIME" -> new Value.TimestampValue(LocalDateTime.parse(text.replace(' ', 'T')));
                default ->
                    throw QueryConverter.unsupported(
                            literal, "a literal of type %s".formatted(type), "Use DATE, TIME or TIMESTAMP.");
            };
        } catch (DateTimeParseException e) {
            throw new io.panoptes.sql.text.SqlTextException(
                    "'%s' is no %s".formatted(text, type.toLowerCase(Locale.ROOT)),
                    "Write DATE 'yyyy-mm-dd', TIME 'hh:mm:ss' or TIMESTAMP 'yyyy-mm-dd hh:mm:ss'.",
                    Math.max(1, literal.getParserPosition().getLineNum()),
                    Math.max(1, literal.getParserPosition().getColumnNum()));
        }
    }
}
