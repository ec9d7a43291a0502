package io.panoptes.dbms;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/**
 * A name that a DBMS has for a type, and the smallest and the largest value that surely fit in such a column and come back
 * as they went in.
 *
 * @param name as it stands in a column definition or a CAST
 */
public record TypeSpelling(SqlType type, String name, Value low, Value high) {

    public static TypeSpelling bool(String name) {
        return new TypeSpelling(SqlType.BOOLEAN, name, Value.FALSE, Value.TRUE);
    }

    /** Whole numbers in two's complement of N bits. */
    public static TypeSpelling integer(int bits, String name) {
        BigInteger high = BigInteger.TWO.pow(bits - 1).subtract(BigInteger.ONE);
        return new TypeSpelling(
                new SqlType.IntegerType(bits),
                name,
                new Value.IntegerValue(high.negate().subtract(BigInteger.ONE)),
                new Value.IntegerValue(high));
    }

    /** Named {@code DECIMAL(10, 2)}. */
    public static TypeSpelling decimal(int precision, int scale) {
        BigDecimal high = new BigDecimal(BigInteger.TEN.pow(precision).subtract(BigInteger.ONE), scale);
        return new TypeSpelling(
                new SqlType.DecimalType(precision, scale),
                "DECIMAL(%d, %d)".formatted(precision, scale),
                Value.of(high.negate()),
                Value.of(high));
    }

    public static TypeSpelling floating(String name) {
        return new TypeSpelling(SqlType.DOUBLE, name, new Value.DoubleValue(-1.5e100), new Value.DoubleValue(1.5e100));
    }

    public static TypeSpelling text(String name) {
        return new TypeSpelling(SqlType.TEXT, name, Value.of(""), Value.of("z\u00e4 \u4e2d 'q' \"d\" %_\\"));
    }

    public static TypeSpelling date(String name) {
        return new TypeSpelling(
                SqlType.DATE,
                name,
                new Value.DateValue(LocalDate.of(1600, 1, 1)),
                new Value.DateValue(LocalDate.of(9999, 12, 31)));
    }

    public static TypeSpelling time(String name) {
        return new TypeSpelling(
                SqlType.TIME,
                name,
                new Value.TimeValue(LocalTime.MIDNIGHT),
                new Value.TimeValue(LocalTime.of(23, 59, 59)));
    }

    public static TypeSpelling timestamp(String name) {
        return new TypeSpelling(
                SqlType.TIMESTAMP,
                name,
                new Value.TimestampValue(LocalDateTime.of(1600, 1, 1, 0, 0)),
                new Value.TimestampValue(LocalDateTime.of(9999, 12, 31, 23, 59, 59)));
    }
}
