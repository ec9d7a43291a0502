package io.panoptes.equivalence.evaluator.value;

import java.math.BigDecimal;

/**
 * Arithmetic in floating point on codes that are not NULL: each result is the nearest number that the type has, so that 0.1 + 0.2
 * is not 0.3. A number of this kind has the code of the shortest decimal that stands for it.
 *
 * @param bits 64, or 32 as REAL has in some DBMSs
 */
public record FloatingArithmetic(Pool pool, Meaning meaning, int bits) {
    /** Whole numbers up to here are exact in the type, and so are sums of two of half the size. */
    private long exact() {
        return bits > 32 ? 1L << 53 : 1L << 24;
    }

    public long plus(long left, long right) {
        return isExact(left) && isExact(right) && isExact(left + right)
                ? left + right
                : code(number(left) + number(right));
    }

    public long minus(long left, long right) {
        return isExact(left) && isExact(right) && isExact(left - right)
                ? left - right
                : code(number(left) - number(right));
    }

    public long times(long left, long right) {
        return code(number(left) * number(right));
    }

    public long divide(long left, long right) {
        return right == 0 ? meaning.byZero() : code(number(left) / number(right));
    }

    /** With the sign of the dividend. */
    public long modulo(long left, long right) {
        return right == 0 ? meaning.byZero() : code(number(left) % number(right));
    }

    /** The nearest number that the type has. */
    public long rounded(long operand) {
        return isExact(operand) ? operand : code(number(operand));
    }

    private boolean isExact(long code) {
        return Pool.isSmall(code) && Math.abs(code) <= exact();
    }

    /** The number of the type that has this code. */
    public double number(long code) {
        double number =
                Pool.isSmall(code) ? code : pool.number(code).toBigDecimal().doubleValue();
        return bits > 32 ? number : (float) number;
    }

    /** The code of the number of the type that is the nearest. */
    public long code(double result) {
        double kept = bits > 32 ? result : (float) result;
        if (Double.isNaN(kept) || Double.isInfinite(kept)) {
            throw new NoAnswer("a number that is too large for DOUBLE");
        }
        String shortest = Double.toString(kept);
        return pool.ofNumber(Rational.of(new BigDecimal(shortest)));
    }
}
