package io.panoptes.equivalence.evaluator.value;

/** Exact arithmetic on codes that are not NULL: on longs where that is enough, on fractions where not. */
public final class Arithmetic {
    /** Products of two numbers below this stay small. */
    private static final long FACTOR = 1L << 30;

    private final Pool pool;
    private final Meaning meaning;

    public Arithmetic(Pool pool, Meaning meaning) {
        this.pool = pool;
        this.meaning = meaning;
    }

    public long plus(long left, long right) {
        if (Pool.isSmall(left) && Pool.isSmall(right)) {
            long sum = left + right;
            if (Pool.isSmall(sum)) {
                return sum;
            }
        }
        return pool.ofNumber(pool.number(left).plus(pool.number(right)));
    }

    public long minus(long left, long right) {
        if (Pool.isSmall(left) && Pool.isSmall(right)) {
            long difference = left - right;
            if (Pool.isSmall(difference)) {
                return difference;
            }
        }
        return pool.ofNumber(pool.number(left).minus(pool.number(right)));
    }

    public long times(long left, long right) {
        if (Math.abs(left) < FACTOR && Math.abs(right) < FACTOR) {
            return left * right;
        }
        return pool.ofNumber(pool.number(left).times(pool.number(right)));
    }

    public long divide(long left, long right) {
        if (right == 0) {
            return meaning.byZero();
        }
        if (Pool.isSmall(left) && Pool.isSmall(right) && left % right == 0) {
            return left / right;
        }
        Rational quotient = pool.number(left).dividedBy(pool.number(right));
        return pool.ofNumber(
                meaning.quotientDigits().isPresent()
                        ? quotient.round(meaning.quotientDigits().getAsInt())
                        : quotient);
    }

    /** Cut towards zero. */
    public long divideWhole(long left, long right) {
        if (right == 0) {
            return meaning.byZero();
        }
        if (Pool.isSmall(left) && Pool.isSmall(right)) {
            return left / right;
        }
        return pool.ofNumber(pool.number(left).dividedBy(pool.number(right)).truncate());
    }

    /** With the sign of the dividend. */
    public long modulo(long left, long right) {
        if (right == 0) {
            return meaning.byZero();
        }
        if (Pool.isSmall(left) && Pool.isSmall(right)) {
            return left % right;
        }
        Rational dividend = pool.number(left);
        Rational divisor = pool.number(right);
        return pool.ofNumber(
                dividend.minus(dividend.dividedBy(divisor).truncate().times(divisor)));
    }

    /** The number, unless it is too large for 64 bits of floating point. */
    public long withinDouble(long operand) {
        if (!Pool.isSmall(operand) && pool.number(operand).isBeyondDouble()) {
            throw new NoAnswer("a sum that is too large for DOUBLE");
        }
        return operand;
    }

    public long abs(long operand) {
        return pool.compareNumbers(operand, 0) < 0 ? minus(0, operand) : operand;
    }

    public long floor(long operand) {
        return Pool.isSmall(operand)
                ? operand
                : pool.ofNumber(pool.number(operand).floor());
    }

    public long ceiling(long operand) {
        return Pool.isSmall(operand)
                ? operand
                : pool.ofNumber(pool.number(operand).negate().floor().negate());
    }

    /** Halves away from zero. */
    public long round(long operand, long digits) {
        if (!Pool.isSmall(digits) || Math.abs(digits) > 60) {
            throw new NoAnswer("ROUND to that number of digits is not evaluated");
        }
        return Pool.isSmall(operand) && digits >= 0
                ? operand
                : pool.ofNumber(pool.number(operand).round((int) digits));
    }
}
