package io.panoptes.equivalence.evaluator.value;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;

/** How codes of a type are ordered, and which types can be compared with each other. */
public enum ComparisonKind {
    /** Numbers and Booleans: FALSE and TRUE stand as 0 and 1. */
    NUMBER,
    TEXT,
    DATE,
    TIME,
    TIMESTAMP,
    /** Only ever NULL. */
    NOTHING;

    public static ComparisonKind of(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> NUMBER;
            case SqlType.IntegerType ignored -> NUMBER;
            case SqlType.DecimalType ignored -> NUMBER;
            case SqlType.DoubleType ignored -> NUMBER;
            case SqlType.TextType ignored -> TEXT;
            case SqlType.OpaqueType ignored -> TEXT;
            case SqlType.DateType ignored -> DATE;
            case SqlType.TimeType ignored -> TIME;
            case SqlType.TimestampType ignored -> TIMESTAMP;
            case SqlType.IntervalType ignored -> throw new Unsupported("interval as a value");
            case SqlType.NullType ignored -> NOTHING;
        };
    }

    /** The kind under which both can be compared; a date counts as its midnight beside a timestamp. */
    public ComparisonKind with(ComparisonKind other) {
        if (this == other || other == NOTHING) {
            return this;
        }
        if (this == NOTHING) {
            return other;
        }
        if ((this == DATE && other == TIMESTAMP) || (this == TIMESTAMP && other == DATE)) {
            return TIMESTAMP;
        }
        throw new Unsupported("comparison of " + this + " with " + other);
    }

    /** The expression's codes, where it is of kind {@code from}, as codes of this kind. */
    public CompiledScalar lift(CompiledScalar expression, ComparisonKind from) {
        if (this == TIMESTAMP && from == DATE) {
            return () -> {
                long date = expression.value();
                return date == Pool.NULL ? Pool.NULL : date * Pool.Moments.A_DAY;
            };
        }
        return expression;
    }

    /** Orders two codes, neither of them NULL. */
    public int compare(Pool pool, long left, long right) {
        return switch (this) {
            case NUMBER -> pool.compareNumbers(left, right);
            case TEXT -> pool.compareTexts(left, right);
            case DATE, TIME, TIMESTAMP, NOTHING -> Long.compare(left, right);
        };
    }
}
