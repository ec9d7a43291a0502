package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.sql.type.SqlType;

/** Types as far as the values of a proof can tell them apart. A DOUBLE is no exact number: it has an order and no arithmetic. */
public enum ValueSort {
    WHOLE,
    /** Exact numbers with digits behind the point. */
    FRACTION,
    DOUBLE,
    BOOLEAN,
    TEXT,
    DATE,
    TIME,
    TIMESTAMP,
    /** The type of a bare NULL. */
    NONE,
    OTHER;

    public static ValueSort of(SqlType type) {
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

    /** Whether its values are exact numbers. */
    public boolean isExact() {
        return this == WHOLE || this == FRACTION;
    }

    /** Whether every value of the other is one of these, and the same one. */
    public boolean contains(ValueSort other) {
        return this == other && this != OTHER || this == FRACTION && other == WHOLE || other == NONE;
    }

    /** Whether values of the two have one order. */
    public boolean isOrderedWith(ValueSort other) {
        return this == other && this != OTHER && this != NONE || isExact() && other.isExact();
    }
}
