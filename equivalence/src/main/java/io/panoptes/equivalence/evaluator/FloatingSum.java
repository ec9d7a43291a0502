package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.evaluator.value.FloatingArithmetic;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rational;
import java.math.BigDecimal;

/**
 * SUM and AVG in floating point: the sum of the numbers that are stored, rounded once. The stored number of 0.1 is a little more, so that 0.1
 * and 0.2 make 0.30000000000000004 here as where the two are added.
 *
 * <p>Of three numbers or more a DBMS rounds each step, in an order of its own. Where that may show, the name is noted beside those whose
 * meaning is made up: a difference that rests on it is none.
 */
final class FloatingSum extends Accumulator {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final AggregateFunction function;
    private final Run run;
    private final FloatingArithmetic numbers;
    private final int bits;
    private final boolean isOfExact;
    private Rational exact = Rational.of(0);
    private BigDecimal sum = BigDecimal.ZERO;
    private BigDecimal size = BigDecimal.ZERO;
    private int lowest;
    private long count;

    /** @param isOfExact whether exact numbers are added, of which the average alone is in floating point */
    FloatingSum(AggregateFunction function, Run run, int bits, boolean isOfExact) {
        this.function = function;
        this.run = run;
        this.numbers = new FloatingArithmetic(run.pool, run.meaning, bits);
        this.bits = bits;
        this.isOfExact = isOfExact;
    }

    @Override
    void reset() {
        exact = Rational.of(0);
        sum = BigDecimal.ZERO;
        size = BigDecimal.ZERO;
        lowest = Double.MAX_EXPONENT;
        count = 0;
    }

    @Override
    void add(long code) {
        double number = numbers.number(code);
        BigDecimal stored = new BigDecimal(number);
        exact = exact.plus(run.pool.number(code));
        sum = sum.add(stored);
        size = size.add(stored.abs());
        lowest = number == 0 ? lowest : Math.min(lowest, lowestBit(number));
        count++;
    }

    /** Of {@code n * 2^k} with an odd n it is k. */
    private static int lowestBit(double number) {
        long digits = Double.doubleToLongBits(number) & ((1L << 52) - 1);
        int exponent = Math.getExponent(number);
        return exponent - 52 + (digits == 0 ? 52 : Long.numberOfTrailingZeros(digits));
    }

    @Override
    long result() {
        if (count == 0) {
            return function == AggregateFunction.SUM0 ? 0 : Pool.NULL;
        }
        // Two are added in one step; but the mean of decimals may be that of whole numbers, divided by a power of ten.
        if (count > (function == AggregateFunction.AVG ? 1 : 2) && mayRound()) {
            run.madeUp.add(function == AggregateFunction.AVG ? "AVG" : "SUM");
        }
        if (isOfExact) {
            Rational result = function == AggregateFunction.AVG ? exact.dividedBy(Rational.of(count)) : exact;
            return numbers.rounded(run.pool.ofNumber(result));
        }
        long rounded = numbers.code(sum.doubleValue());
        return function == AggregateFunction.AVG
                ? numbers.divide(rounded, run.pool.ofNumber(Rational.of(count)))
                : rounded;
    }

    /** Whether some sum of some of the numbers may have more digits than the type. */
    private boolean mayRound() {
        BigDecimal room = BigDecimal.valueOf(bits > 32 ? 1L << 53 : 1L << 24);
        BigDecimal step = lowest >= 0 ? TWO.pow(lowest) : BigDecimal.ONE.divide(TWO.pow(-lowest));
        return size.compareTo(room.multiply(step)) >= 0;
    }
}
