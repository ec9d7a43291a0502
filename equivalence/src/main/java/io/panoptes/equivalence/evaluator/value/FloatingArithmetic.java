package io.panoptes.equivalence.evaluator.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Arithmetic in floating point on codes that are not NULL: each result is the nearest number that the type has, so that 0.1 + 0.2
 * is not 0.3. A number of this kind has the code of the shortest decimal that stands for it.
 *
 * @param bits 64, or 32 as REAL has in some DBMSs
 */
public record FloatingArithmetic(Pool pool, Meaning meaning, int bits) {
    private static final int MOST_DIGITS = 60;
    /** So small a part of a number is lost where it is multiplied by a power of ten. */
    private static final Rational NEARLY = new Rational(BigInteger.ONE, BigInteger.TWO.pow(50));

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

    /**
     * To N digits behind the point, halves away from zero. Whether a number is a half, or lies beside one, may not show in floating point:
     * 1.005 is stored as a little less, and times 100 it is 100.49999999999999 in one DBMS and 100.5 in another. There is no answer then.
     */
    public long round(long operand, long digits) {
        if (!Pool.isSmall(digits) || Math.abs(digits) > MOST_DIGITS) {
            throw new NoAnswer("ROUND to that number of digits is not evaluated");
        }
        int places = (int) digits;
        Rational shortest = pool.number(operand);
        if (shortest.toBigDecimal().stripTrailingZeros().scale() <= places) {
            return operand;
        }
        if (Rational.of(new BigDecimal(number(operand))).isNearlyHalf(places, NEARLY)) {
            throw new NoAnswer("ROUND of a number whose last digit makes a half, which is not stored as one");
        }
        return pool.ofNumber(shortest.round(places));
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
