package io.panoptes.sql.write;

import io.panoptes.sql.type.SqlType;

/** The kinds of types that a dialect names, with the portable names. */
public enum TypeKind {
    BOOLEAN("BOOLEAN"),
    INT8("TINYINT"),
    INT16("SMALLINT"),
    INT32("INTEGER"),
    INT64("BIGINT"),
    DECIMAL("DECIMAL"),
    REAL("REAL"),
    DOUBLE("DOUBLE"),
    TEXT("VARCHAR"),
    DATE("DATE"),
    TIME("TIME"),
    TIMESTAMP("TIMESTAMP"),
    INTERVAL("INTERVAL");

    private final String portable;

    TypeKind(String portable) {
        this.portable = portable;
    }

    static String column(SqlType type, Dialect dialect) {
        return name(type, kind -> dialect.columnTypes().getOrDefault(kind, kind.portable));
    }

    static String cast(SqlType type, Dialect dialect) {
        return name(type, kind -> {
            String own = dialect.castTypes().get(kind);
            return own != null ? own : dialect.columnTypes().getOrDefault(kind, kind.portable);
        });
    }

    private static String name(SqlType type, java.util.function.Function<TypeKind, String> names) {
        return switch (type) {
            case SqlType.BooleanType ignored -> names.apply(BOOLEAN);
            case SqlType.IntegerType(int bits) ->
                names.apply(bits <= 8 ? INT8 : bits <= 16 ? INT16 : bits <= 32 ? INT32 : INT64);
            case SqlType.DecimalType(int precision, int scale) ->
                names.apply(DECIMAL) + "(" + precision + ", " + scale + ")";
            case SqlType.DoubleType(int bits) -> names.apply(bits <= 32 ? REAL : DOUBLE);
            case SqlType.TextType ignored -> names.apply(TEXT);
            case SqlType.DateType ignored -> names.apply(DATE);
            case SqlType.TimeType ignored -> names.apply(TIME);
            case SqlType.TimestampType ignored -> names.apply(TIMESTAMP);
            case SqlType.IntervalType ignored -> names.apply(INTERVAL);
            case SqlType.NullType ignored -> names.apply(TEXT);
            case SqlType.OpaqueType(String name) -> name;
        };
    }
}
