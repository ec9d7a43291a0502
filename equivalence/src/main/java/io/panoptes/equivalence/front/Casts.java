package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.calcite.rex.RexCall;

/** Changes of type; those of constants are carried out, and those that change no value are left out. */
final class Casts {
    private static final Pattern DATE = Pattern.compile("\\s*(\\d{4})([-/])(\\d{1,2})\\2(\\d{1,2})\\s*");
    private static final Pattern TIMESTAMP =
            Pattern.compile("\\s*(\\d{4}-\\d{1,2}-\\d{1,2})[ T](\\d{1,2}):(\\d{1,2})(?::(\\d{1,2}))?\\s*");
    private static final Pattern NUMBER = Pattern.compile("\\s*[+-]?\\d+(\\.\\d*)?\\s*");

    private Casts() {}

    static Scalar cast(Scalar operand, SqlType type) {
        SqlType from = operand.type();
        if (from.equals(type) || isWider(type, from)) {
            return operand;
        }
        if (operand instanceof Scalar.Literal(var value, var ignored)) {
            if (value.isNull()) {
                return Literals.ofNull(type);
            }
            Optional<Value> converted = convert(value, type);
            boolean scaled =
                    type instanceof SqlType.TextType && from instanceof SqlType.DecimalType(int p, int s) && s > 0;
            if (converted.isPresent() && !scaled) {
                return new Scalar.Literal(converted.get(), type);
            }
        }
        if (type instanceof SqlType.TextType
                && from instanceof SqlType.DecimalType(int precision, int scale)
                && scale > 0) {
            throw new Unsupported("text of a fraction, whose zeros at the end the DBMSs write differently");
        }
        if (type instanceof SqlType.BooleanType && from.isNumeric()) {
            return new Scalar.Call(Operator.NOT_EQUAL, List.of(operand, cast(Literals.of(0), from)), SqlType.BOOLEAN);
        }
        if (from instanceof SqlType.BooleanType && type.isNumeric()) {
            return number(operand, type);
        }
        if (from instanceof SqlType.DateType && type.isNumeric()) {
            return cast(yearMonthDay(operand), type);
        }
        if (type instanceof SqlType.IntervalType) {
            throw new Unsupported("cast to INTERVAL");
        }
        return new Scalar.Cast(operand, type);
    }

    /** {@code b -> CASE WHEN b THEN 1 WHEN NOT b THEN 0 END}. */
    private static Scalar number(Scalar condition, SqlType type) {
        Scalar negation = new Scalar.Call(Operator.NOT, List.of(condition), SqlType.BOOLEAN);
        return new Scalar.Case(
                List.of(
                        new Scalar.When(condition, cast(Literals.of(1), type)),
                        new Scalar.When(negation, cast(Literals.of(0), type))),
                Literals.ofNull(type),
                type);
    }

    /** {@code d -> YEAR(d) * 10000 + MONTH(d) * 100 + DAY(d)}, as MySQL counts dates. */
    private static Scalar yearMonthDay(Scalar date) {
        Scalar years = product(part(Operator.YEAR, date), 10_000);
        Scalar months = product(part(Operator.MONTH, date), 100);
        Scalar yearsAndMonths = new Scalar.Call(Operator.PLUS, List.of(years, months), SqlType.INTEGER);
        return new Scalar.Call(Operator.PLUS, List.of(yearsAndMonths, part(Operator.DAY, date)), SqlType.INTEGER);
    }

    private static Scalar product(Scalar scalar, long factor) {
        return new Scalar.Call(Operator.TIMES, List.of(scalar, Literals.of(factor)), SqlType.INTEGER);
    }

    private static Scalar part(Operator part, Scalar date) {
        return new Scalar.Call(part, List.of(date), SqlType.INTEGER);
    }

    /**
     * {@code f(CAST(a AS BIGINT))} where nothing is known of f: the cast, which is left out elsewhere, for it changes no value, may matter
     * to it, as to {@code TO_HEX} and {@code <<}.
     */
    static Scalar withWidths(RexCall call, List<Scalar> arguments, Scalar translated) {
        if (!(translated instanceof Scalar.Uninterpreted(String name, List<Scalar> same, SqlType type))
                || !same.equals(arguments)
                || arguments.size() != call.getOperands().size()) {
            return translated;
        }
        List<Scalar> wide = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Scalar argument = arguments.get(i);
            SqlType written = FrontTypes.toOurs(call.getOperands().get(i).getType());
            boolean widened = written instanceof SqlType.IntegerType
                    && argument.type() instanceof SqlType.IntegerType
                    && !written.equals(argument.type())
                    && !(argument instanceof Scalar.Literal);
            wide.add(widened ? new Scalar.Cast(argument, written) : argument);
        }
        return new Scalar.Uninterpreted(name, wide, type);
    }

    private static boolean isWider(SqlType type, SqlType from) {
        return type instanceof SqlType.IntegerType(int bits)
                && from instanceof SqlType.IntegerType(int narrower)
                && narrower <= bits;
    }

    /** The value under the other type; empty where the DBMSs don't agree on it. */
    static Optional<Value> convert(Value value, SqlType type) {
        return switch (value) {
            case Value.TextValue(String text) -> fromText(text, type);
            case Value.IntegerValue(var number) -> fromNumber(new BigDecimal(number), type);
            case Value.DecimalValue(var number) -> fromNumber(number, type);
            case Value.DateValue(LocalDate day)
            when type instanceof SqlType.TimestampType -> Optional.of(new Value.TimestampValue(day.atStartOfDay()));
            case Value.DateValue(LocalDate day)
            when type instanceof SqlType.TextType -> Optional.of(Value.of(day.toString()));
            case Value.TimestampValue(LocalDateTime moment)
            when type instanceof SqlType.DateType -> Optional.of(new Value.DateValue(moment.toLocalDate()));
            case Value.BooleanValue(boolean truth)
            when type.isNumeric() -> fromNumber(truth ? BigDecimal.ONE : BigDecimal.ZERO, type);
            case Value.BooleanValue ignored -> Optional.empty();
            case Value.DoubleValue ignored -> Optional.empty();
            case Value.DateValue ignored -> Optional.empty();
            case Value.TimeValue ignored -> Optional.empty();
            case Value.TimestampValue ignored -> Optional.empty();
            case Value.OpaqueValue ignored -> Optional.empty();
            case Value.NullValue ignored -> Optional.of(Value.NULL);
        };
    }

    private static Optional<Value> fromNumber(BigDecimal number, SqlType type) {
        return switch (type) {
            case SqlType.IntegerType(int bits)
            when isWhole(number) && number.toBigInteger().bitLength() < bits ->
                Optional.of(new Value.IntegerValue(number.toBigInteger()));
            case SqlType.DecimalType decimal
            when holds(decimal, number.stripTrailingZeros()) -> Optional.of(Value.of(number));
            case SqlType.DoubleType(int bits) ->
                Optional.of(new Value.DoubleValue(bits > 32 ? number.doubleValue() : number.floatValue()));
            case SqlType.BooleanType ignored -> Optional.of(Value.of(number.signum() != 0));
            case SqlType.TextType ignored
            when isWhole(number) -> Optional.of(Value.of(number.toBigInteger().toString()));
            case SqlType ignored -> Optional.empty();
        };
    }

    /** Where it doesn't, DBMSs fail, keep the number, or take the greatest that there is. */
    private static boolean holds(SqlType.DecimalType type, BigDecimal number) {
        return number.scale() <= type.scale() && number.precision() - number.scale() <= type.precision() - type.scale();
    }

    private static Optional<Value> fromText(String text, SqlType type) {
        return switch (type) {
            case SqlType.DateType ignored -> date(text).map(Value.DateValue::new);
            case SqlType.TimestampType ignored -> timestamp(text).map(Value.TimestampValue::new);
            case SqlType.IntegerType ignored -> number(text, type);
            case SqlType.DecimalType ignored -> number(text, type);
            case SqlType.DoubleType ignored -> number(text, type);
            case SqlType ignored -> Optional.empty();
        };
    }

    private static Optional<Value> number(String text, SqlType type) {
        return NUMBER.matcher(text).matches() ? fromNumber(new BigDecimal(text.strip()), type) : Optional.empty();
    }

    private static Optional<LocalDate> date(String text) {
        Matcher matcher = DATE.matcher(text);
        return matcher.matches() ? day(matcher.group(1), matcher.group(3), matcher.group(4)) : midnight(text);
    }

    private static Optional<LocalDate> midnight(String text) {
        return TIMESTAMP.matcher(text).matches()
                ? timestamp(text)
                        .filter(moment -> moment.toLocalTime().equals(LocalTime.MIDNIGHT))
                        .map(LocalDateTime::toLocalDate)
                : Optional.empty();
    }

    private static Optional<LocalDateTime> timestamp(String text) {
        Matcher matcher = TIMESTAMP.matcher(text);
        if (!matcher.matches()) {
            return DATE.matcher(text).matches() ? date(text).map(LocalDate::atStartOfDay) : Optional.empty();
        }
        String seconds = matcher.group(4) == null ? "0" : matcher.group(4);
        try {
            LocalTime time = LocalTime.of(
                    Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(3)), Integer.parseInt(seconds));
            return date(matcher.group(1)).map(day -> day.atTime(time));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<LocalDate> day(String year, String month, String day) {
        try {
            return Optional.of(LocalDate.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }
}
