package io.panoptes.benchmarks.reading;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.WideNumber;

/** The name of a type for a cast to it, as the engine reads it under {@code duckdb}. */
final class CastTypeName {
    private CastTypeName() {}

    /** @throws Unread if the engine reads no cast to the type */
    static String of(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> "BOOLEAN";
            case SqlType.IntegerType(int bits) ->
                bits > 32 ? "BIGINT" : bits > 16 ? "INTEGER" : bits > 8 ? "SMALLINT" : "TINYINT";
            case SqlType.DecimalType ignored
            when WideNumber.of(type).isPresent() -> WideNumber.of(type).get().name();
            case SqlType.DecimalType(int precision, int scale) -> "DECIMAL(%d, %d)".formatted(precision, scale);
            case SqlType.DoubleType ignored -> "DOUBLE";
            case SqlType.TextType ignored -> "VARCHAR";
            case SqlType.DateType ignored -> "DATE";
            case SqlType.TimeType ignored -> "TIME";
            case SqlType.TimestampType ignored -> "TIMESTAMP";
            case SqlType.IntervalType ignored -> throw new Unread("column of type INTERVAL");
            case SqlType.NullType ignored -> throw new Unread("column of no type");
            // Bit strings: the evaluator computes with them (BitFunctions).
            case SqlType.OpaqueType(String name) when name.equals("BIT") -> name;
            case SqlType.OpaqueType(String name) -> throw new Unread("column of type " + name);
        };
    }
}
