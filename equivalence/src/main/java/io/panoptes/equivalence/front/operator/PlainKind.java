package io.panoptes.equivalence.front.operator;

import io.panoptes.sql.type.SqlType;
import java.util.Locale;
import java.util.Optional;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.type.SqlTypeName;

/** A type without its length or range, as what a function gives is told by it. */
public enum PlainKind {
    WHOLE(SqlTypeName.BIGINT),
    /** Of any number of digits, so that none can be counted upon. */
    DECIMAL(SqlTypeName.DECIMAL),
    DOUBLE(SqlTypeName.DOUBLE),
    TEXT(SqlTypeName.VARCHAR),
    BOOLEAN(SqlTypeName.BOOLEAN),
    DATE(SqlTypeName.DATE),
    TIME(SqlTypeName.TIME),
    TIMESTAMP(SqlTypeName.TIMESTAMP),
    /** Arrays, intervals, JSON, bits: nothing is read of them. */
    OTHER(SqlTypeName.ANY);

    private static final int DIGITS = 65;
    private static final int FRACTION = 30;

    private final SqlTypeName type;

    PlainKind(SqlTypeName type) {
        this.type = type;
    }

    /** A decimal has more digits than any column. */
    RelDataType in(RelDataTypeFactory types) {
        return this == DECIMAL ? endless(types) : types.createSqlType(type);
    }

    /** Decimals of as many digits as they need, as quotients have them. */
    static RelDataType endless(RelDataTypeFactory types) {
        return types.createSqlType(SqlTypeName.DECIMAL, DIGITS, FRACTION);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @throws IllegalArgumentException where there is none of this name */
    static PlainKind ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** That of an argument; empty for NULL and for what is no plain type. */
    static Optional<PlainKind> of(SqlTypeName name) {
        return switch (name) {
            case TINYINT, SMALLINT, INTEGER, BIGINT -> Optional.of(WHOLE);
            case DECIMAL -> Optional.of(DECIMAL);
            case FLOAT, REAL, DOUBLE -> Optional.of(DOUBLE);
            case CHAR, VARCHAR -> Optional.of(TEXT);
            case BOOLEAN -> Optional.of(BOOLEAN);
            case DATE -> Optional.of(DATE);
            case TIME -> Optional.of(TIME);
            case TIMESTAMP -> Optional.of(TIMESTAMP);
            default -> Optional.empty();
        };
    }

    public static Optional<PlainKind> of(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType ignored -> Optional.of(WHOLE);
            case SqlType.DecimalType ignored -> Optional.of(DECIMAL);
            case SqlType.DoubleType ignored -> Optional.of(DOUBLE);
            case SqlType.TextType ignored -> Optional.of(TEXT);
            case SqlType.BooleanType ignored -> Optional.of(BOOLEAN);
            case SqlType.DateType ignored -> Optional.of(DATE);
            case SqlType.TimeType ignored -> Optional.of(TIME);
            case SqlType.TimestampType ignored -> Optional.of(TIMESTAMP);
            case SqlType.IntervalType ignored -> Optional.of(OTHER);
            case SqlType.OpaqueType ignored -> Optional.of(OTHER);
            case SqlType.NullType ignored -> Optional.empty();
        };
    }
}
