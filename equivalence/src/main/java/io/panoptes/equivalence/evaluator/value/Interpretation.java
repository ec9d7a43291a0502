package io.panoptes.equivalence.evaluator.value;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Supplier;

/** A meaning for functions of which is known only that they are deterministic. */
@FunctionalInterface
public interface Interpretation {
    /** The same for the same name and arguments; the arguments come as one text that is the same for equal values. */
    Value apply(String name, String arguments, SqlType type);

    /**
     * What is asked for. Where somebody knows the function, the arguments count by their values.
     *
     * @param arguments as the one text
     */
    default Value of(String name, Supplier<List<Value>> values, String arguments, SqlType type) {
        return apply(name, arguments, type);
    }

    /** Values from a small domain, drawn by a hash; each seed is another meaning. */
    static Interpretation seeded(long seed) {
        return (name, arguments, type) -> {
            long hash = (name + "(" + arguments + ")").hashCode() * 0x9E3779B97F4A7C15L + seed * 0xBF58476D1CE4E5B9L;
            hash = (hash ^ (hash >>> 32)) * 0x94D049BB133111EBL;
            int draw = (int) (hash >>> 33) % 8;
            return draw == 7 ? Value.NULL : ofDomain(draw % 4, type);
        };
    }

    private static Value ofDomain(int draw, SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(draw % 2 == 1);
            case SqlType.IntegerType ignored -> Value.of(draw);
            case SqlType.DecimalType ignored -> Value.of(BigDecimal.valueOf(draw));
            case SqlType.DoubleType ignored -> new Value.DoubleValue(draw);
            case SqlType.TextType ignored -> Value.of(String.valueOf((char) ('a' + draw)));
            case SqlType.DateType ignored -> new Value.DateValue(LocalDate.of(2020, 1, 1 + draw));
            case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.of(draw, 0));
            case SqlType.TimestampType ignored ->
                new Value.TimestampValue(LocalDate.of(2020, 1, 1 + draw).atStartOfDay());
            case SqlType.IntervalType ignored -> Value.NULL;
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.OpaqueType ignored -> new Value.OpaqueValue(Integer.toString(draw));
        };
    }
}
