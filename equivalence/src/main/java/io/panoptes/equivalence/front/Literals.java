package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.validation.FrontTypes;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import org.apache.calcite.rex.RexLiteral;
import org.apache.calcite.util.DateString;
import org.apache.calcite.util.TimeString;
import org.apache.calcite.util.TimestampString;

/** Calcite's constants as ours. */
final class Literals {
    private Literals() {}

    static final Scalar TRUE = new Scalar.Literal(Value.TRUE, SqlType.BOOLEAN);

    static Scalar ofNull(SqlType type) {
        return new Scalar.Literal(Value.NULL, type);
    }

    static Scalar of(long value) {
        return new Scalar.Literal(Value.of(value), SqlType.INTEGER);
    }

    static Scalar translate(RexLiteral literal) {
        SqlType type = FrontTypes.toOurs(literal.getType());
        return literal.isNull() ? ofNull(type) : new Scalar.Literal(value(literal, type), type);
    }

    private static Value value(RexLiteral literal, SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(RexLiteral.booleanValue(literal));
            case SqlType.IntegerType ignored ->
                new Value.IntegerValue(as(literal, BigDecimal.class).toBigInteger());
            case SqlType.DecimalType ignored -> Value.of(as(literal, BigDecimal.class));
            case SqlType.DoubleType ignored -> new Value.DoubleValue(as(literal, Double.class));
            case SqlType.TextType ignored -> Value.of(as(literal, String.class));
            case SqlType.DateType ignored ->
                new Value.DateValue(
                        LocalDate.ofEpochDay(as(literal, DateString.class).getDaysSinceEpoch()));
            case SqlType.TimeType ignored ->
                new Value.TimeValue(
                        LocalTime.ofNanoOfDay(as(literal, TimeString.class).getMillisOfDay() * 1_000_000L));
            case SqlType.TimestampType ignored -> new Value.TimestampValue(timestamp(literal));
            case SqlType.IntervalType ignored -> throw new Unsupported("interval outside date arithmetic");
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.OpaqueType(String name) -> throw new Unsupported("constant of type " + name);
        };
    }

    private static LocalDateTime timestamp(RexLiteral literal) {
        long millis = as(literal, TimestampString.class).getMillisSinceEpoch();
        return LocalDateTime.ofEpochSecond(
                Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1_000_000, ZoneOffset.UTC);
    }

    private static <T> T as(RexLiteral literal, Class<T> kind) {
        T value = literal.getValueAs(kind);
        if (value == null) {
            throw new Unsupported("constant " + literal);
        }
        return value;
    }
}
