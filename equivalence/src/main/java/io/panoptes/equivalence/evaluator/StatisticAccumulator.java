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
        first.add(run.pool.number(code));
    }

    @Override
    void add(long[] codes, int count) {
        add(codes[0]);
        if (count > 1) {
            second.add(run.pool.number(codes[1]));
        }
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
