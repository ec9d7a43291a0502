package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.type.SqlType;

/** Types as far as values can tell them apart. */
public enum ValueKind {
    WHOLE,
    /** Exact numbers with digits behind the point. */
    FRACTION,
    /** Numbers in floating point, which have an order and no algebra. */
    DOUBLE,
    BOOLEAN,
    TEXT,
    DATE,
    TIME,
    TIMESTAMP,
    /** The type of a bare NULL. */
    NONE,
    OTHER;

    public static ValueKind of(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> BOOLEAN;
            case SqlType.IntegerType ignored -> WHOLE;
            case SqlType.DecimalType ignored -> FRACTION;
            case SqlType.DoubleType ignored -> DOUBLE;
            case SqlType.TextType ignored -> TEXT;
            case SqlType.DateType ignored -> DATE;
            case SqlType.TimeType ignored -> TIME;
            case SqlType.TimestampType ignored -> TIMESTAMP;
            case SqlType.IntervalType ignored -> OTHER;
            case SqlType.NullType ignored -> NONE;
            case SqlType.OpaqueType ignored -> OTHER;
        };
    }

    public boolean isNumber() {
        return isExact() || this == DOUBLE;
    }

    /** Whether arithmetic is that of the rational numbers. */
    public boolean isExact() {
        return this == WHOLE || this == FRACTION;
    }

    /** Whether values of the two are compared as values of one order. */
    public boolean compares(ValueKind other) {
        return this == other && this != OTHER || isNumber() && other.isNumber();
    }

    /** Of two types that meet in one column, the one whose values include those of the other, as far as kinds tell. */
    public static SqlType wider(SqlType left, SqlType right) {
        ValueKind kind = of(left);
        ValueKind other = of(right);
        boolean isWider = kind == NONE || kind == WHOLE && other == FRACTION || kind.isExact() && other == DOUBLE;
        return isWider ? right : left;
    }
}
