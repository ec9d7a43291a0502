package io.panoptes.sql.type;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Types of whole numbers that DuckDB has beside those with a sign and up to 64 bits. Each stands as a DECIMAL of its digits, and
 * no two have as many.
 */
public enum WideNumber {
    UTINYINT(3, 8, false),
    USMALLINT(5, 16, false),
    UINTEGER(10, 32, false),
    UBIGINT(20, 64, false),
    HUGEINT(39, 128, true),
    UHUGEINT(40, 128, false),
    /** Of any length. */
    BIGNUM(60, 0, true);

    private final int digits;
    private final int bits;
    private final boolean signed;

    WideNumber(int digits, int bits, boolean signed) {
        this.digits = digits;
        this.bits = bits;
        this.signed = signed;
    }

    public int digits() {
        return digits;
    }

    public int bits() {
        return bits;
    }

    public SqlType type() {
        return new SqlType.DecimalType(digits, 0);
    }

    public boolean holds(BigInteger number) {
        return this == BIGNUM
                || (signed ? number.bitLength() < bits : number.signum() >= 0 && number.bitLength() <= bits);
    }

    public static Optional<WideNumber> named(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(number -> number.name().equals(upper))
                .findFirst();
    }

    /** That which stands as this type. */
    public static Optional<WideNumber> of(SqlType type) {
        return Arrays.stream(values())
                .filter(number -> number.type().equals(type))
                .findFirst();
    }
}
