package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rational;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@link Statistic} at work on one group: from the exact numbers, rounded once to 64 bits.
 *
 * <p>A DBMS adds rounded numbers up and may end some digits off. So the name is noted beside those whose meaning is made up: a
 * difference that rests on it is none.
 */
final class StatisticAccumulator extends Accumulator {
    /** So far from 1 the fourth power of a number is none of 64 bits. */
    private static final int MOST_BITS = 200;

    private final Statistic statistic;
    private final Run run;
    private final List<Rational> first = new ArrayList<>();
    private final List<Rational> second = new ArrayList<>();

    StatisticAccumulator(Statistic statistic, Run run) {
        this.statistic = statistic;
        this.run = run;
    }

    @Override
    void reset() {
        first.clear();
        second.clear();
    }

    @Override
    void add(long code) {
        first.add(number(code));
    }

    @Override
    void add(long[] codes, int count) {
        add(codes[0]);
        if (count > 1) {
            second.add(number(codes[1]));
        }
    }

    private Rational number(long code) {
        Rational number = run.pool.number(code);
        int bits = number.numerator().bitLength() - number.denominator().bitLength();
        if (number.signum() != 0 && Math.abs(bits) > MOST_BITS) {
            throw new NoAnswer("a statistic of numbers whose powers are too large or too small for DOUBLE");
        }
        return number;
    }

    @Override
    long result() {
        run.madeUp.add(statistic.name());
        Optional<BigDecimal> value = statistic.of(first, second);
        return value.map(this::rounded).orElse(Pool.NULL);
    }

    private long rounded(BigDecimal value) {
        double nearest = value.doubleValue();
        if (Double.isInfinite(nearest)) {
            throw new NoAnswer("a number that is too large for DOUBLE");
        }
        return run.pool.ofNumber(Rational.of(new BigDecimal(Double.toString(nearest))));
    }
}
