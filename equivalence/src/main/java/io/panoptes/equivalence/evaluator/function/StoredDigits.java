package io.panoptes.equivalence.evaluator.function;

import java.math.BigDecimal;

/** What becomes of a number that is written in a text where it is stored as a whole number of 64 bits or in floating point, as in SQLite. */
public final class StoredDigits {
    private static final int OF_REALS = 15;

    private StoredDigits() {}

    /** Whether all digits are kept: {@code '1.00000000000000001'} becomes 1. */
    public static boolean areKept(BigDecimal number) {
        BigDecimal digits = number.stripTrailingZeros();
        return digits.precision() <= OF_REALS
                || (digits.scale() <= 0 && digits.toBigInteger().bitLength() < Long.SIZE);
    }
}
