package io.panoptes.sql.type;

/**
 * The type of a column or an expression.
 *
 * <p>A type here says what values there are, not how a DBMS stores them: the profile of a target maps it to a name.
 */
public sealed interface SqlType {

    SqlType BOOLEAN = new BooleanType();
    SqlType INTEGER = new IntegerType(32);
    SqlType BIGINT = new IntegerType(64);
    SqlType REAL = new DoubleType(32);
    SqlType DOUBLE = new DoubleType(64);
    SqlType TEXT = new TextType();
    SqlType DATE = new DateType();
    SqlType TIME = new TimeType();
    SqlType TIMESTAMP = new TimestampType();
    /** The type of a bare NULL, which every other type takes in. */
    SqlType NULL = new NullType();

    record BooleanType() implements SqlType {}

    /** Whole numbers with a sign of {@code bits} bits: 8, 16, 32, 64 or, in DuckDB, 128. */
    record IntegerType(int bits) implements SqlType {}

    /** Exact numbers with {@code precision} digits, {@code scale} of them behind the point. */
    record DecimalType(int precision, int scale) implements SqlType {}

    /** Numbers in floating point of {@code bits} bits: 32 or 64. */
    record DoubleType(int bits) implements SqlType {}

    /** Strings of any length, compared byte by byte. A declared length matters to no proof and is left to profiles. */
    record TextType() implements SqlType {}

    record DateType() implements SqlType {}

    record TimeType() implements SqlType {}

    record TimestampType() implements SqlType {}

    /** A span of time, as in {@code INTERVAL '1' DAY}. */
    record IntervalType() implements SqlType {}

    record NullType() implements SqlType {}

    /** A type of one DBMS by its name there; nothing is known of its values. */
    record OpaqueType(String name) implements SqlType {}

    default boolean isNumeric() {
        return switch (this) {
            case IntegerType ignored -> true;
            case DecimalType ignored -> true;
            case DoubleType ignored -> true;
            case BooleanType ignored -> false;
            case TextType ignored -> false;
            case DateType ignored -> false;
            case TimeType ignored -> false;
            case TimestampType ignored -> false;
            case IntervalType ignored -> false;
            case NullType ignored -> false;
            case OpaqueType ignored -> false;
        };
    }
}
