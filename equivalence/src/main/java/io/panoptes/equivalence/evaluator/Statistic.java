package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Rational;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Aggregates of statistics, as DuckDB and PostgreSQL define them: empty where the result is NULL, which is that of no rows for all but
 * REGR_COUNT.
 *
 * <p>Of the two arguments of REGR_SLOPE and its like the first is the dependent one: {@code REGR_AVGX(y, x)} is the average of x.
 */
enum Statistic {
    VAR_POP,
    VAR_SAMP,
    STDDEV_POP,
    STDDEV_SAMP,
    SEM,
    SKEWNESS,
    KURTOSIS,
    KURTOSIS_POP,
    PRODUCT,
    FAVG,
    FSUM,
    COVAR_POP,
    COVAR_SAMP,
    CORR,
    REGR_COUNT,
    REGR_AVGX,
    REGR_AVGY,
    REGR_SXX,
    REGR_SYY,
    REGR_SXY,
    REGR_SLOPE,
    REGR_INTERCEPT,
    REGR_R2;

    /** More digits than a number of 64 bits has. */
    private static final MathContext DIGITS = new MathContext(40);

    static Optional<Statistic> of(String name) {
        try {
            return Optional.of(valueOf(name.toUpperCase(Locale.ROOT)));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    int arguments() {
        return ordinal() < COVAR_POP.ordinal() ? 1 : 2;
    }

    /** {@code second} is empty for those of one argument. */
    Optional<BigDecimal> of(List<Rational> first, List<Rational> second) {
        if (first.isEmpty()) {
            return this == REGR_COUNT ? Optional.of(BigDecimal.ZERO) : Optional.empty();
        }
        Rational n = Rational.of(first.size());
        Rational fewer = Rational.of(first.size() - 1L);
        boolean single = first.size() < 2;
        return switch (this) {
            case VAR_POP -> exact(squares(first, first).dividedBy(n));
            case VAR_SAMP ->
                single ? Optional.empty() : exact(squares(first, first).dividedBy(fewer));
            case STDDEV_POP -> root(squares(first, first).dividedBy(n));
            case STDDEV_SAMP ->
                single ? Optional.empty() : root(squares(first, first).dividedBy(fewer));
            case SEM -> root(squares(first, first).dividedBy(n.times(n)));
            case SKEWNESS -> skewness(first);
            case KURTOSIS -> kurtosis(first);
            case KURTOSIS_POP -> single ? Optional.empty() : excess(first).flatMap(Statistic::exact);
            case PRODUCT -> exact(first.stream().reduce(Rational.of(1), Rational::times));
            case FSUM -> exact(sum(first));
            case FAVG -> exact(mean(first));
            case COVAR_POP,
                    COVAR_SAMP,
                    CORR,
                    REGR_COUNT,
                    REGR_AVGX,
                    REGR_AVGY,
                    REGR_SXX,
                    REGR_SYY,
                    REGR_SXY,
                    REGR_SLOPE,
                    REGR_INTERCEPT,
                    REGR_R2 -> ofPairs(first, second);
        };
    }

    private Optional<BigDecimal> ofPairs(List<Rational> y, List<Rational> x) {
        Rational n = Rational.of(y.size());
        Rational both = squares(y, x);
        Rational ofX = squares(x, x);
        Rational ofY = squares(y, y);
        return switch (this) {
            case COVAR_POP -> exact(both.dividedBy(n));
            case COVAR_SAMP -> y.size() < 2 ? Optional.empty() : exact(both.dividedBy(n.minus(Rational.of(1))));
            case CORR ->
                Optional.of(decimal(both).divide(root(positive(ofX.times(ofY))).orElseThrow(), DIGITS));
            case REGR_COUNT -> exact(n);
            case REGR_AVGX -> exact(mean(x));
            case REGR_AVGY -> exact(mean(y));
            case REGR_SXX -> exact(ofX);
            case REGR_SYY -> exact(ofY);
            case REGR_SXY -> exact(both);
            case REGR_SLOPE -> exact(both.dividedBy(positive(ofX)));
            case REGR_INTERCEPT ->
                ofX.signum() == 0 ? Optional.empty() : exact(mean(y).minus(mean(x).times(both.dividedBy(ofX))));
            case REGR_R2 ->
                ofX.signum() == 0
                        ? Optional.empty()
                        : exact(
                                ofY.signum() == 0
                                        ? Rational.of(1)
                                        : both.times(both).dividedBy(ofX.times(ofY)));
            case VAR_POP,
                    VAR_SAMP,
                    STDDEV_POP,
                    STDDEV_SAMP,
                    SEM,
                    SKEWNESS,
                    KURTOSIS,
                    KURTOSIS_POP,
                    PRODUCT,
                    FAVG,
                    FSUM -> throw new IllegalStateException(this + " has one argument");
        };
    }

    /** By {@code sqrt(n (n - 1)) / (n - 2)}, which makes it that of a sample. */
    private static Optional<BigDecimal> skewness(List<Rational> values) {
        long n = values.size();
        Rational variance = moment(values, 2);
        if (n < 3 || variance.signum() == 0) {
            return Optional.empty();
        }
        BigDecimal spread = decimal(variance).multiply(root(variance).orElseThrow());
        BigDecimal correction = new BigDecimal(n * (n - 1)).sqrt(DIGITS).divide(new BigDecimal(n - 2), DIGITS);
        return Optional.of(decimal(moment(values, 3)).divide(spread, DIGITS).multiply(correction));
    }

    private static Optional<BigDecimal> kurtosis(List<Rational> values) {
        long n = values.size();
        return n < 4
                ? Optional.empty()
                : excess(values)
                        .map(excess -> Rational.of(n + 1).times(excess).plus(Rational.of(6)))
                        .map(sum -> sum.times(Rational.of(n - 1)).dividedBy(Rational.of((n - 2) * (n - 3))))
                        .flatMap(Statistic::exact);
    }

    /** The fourth moment by the square of the second, less 3. */
    private static Optional<Rational> excess(List<Rational> values) {
        Rational variance = moment(values, 2);
        return variance.signum() == 0
                ? Optional.empty()
                : Optional.of(
                        moment(values, 4).dividedBy(variance.times(variance)).minus(Rational.of(3)));
    }

    private static Rational moment(List<Rational> values, int power) {
        Rational mean = mean(values);
        Rational sum = Rational.of(0);
        for (Rational value : values) {
            Rational distance = value.minus(mean);
            Rational product = distance;
            for (int i = 1; i < power; i++) {
                product = product.times(distance);
            }
            sum = sum.plus(product);
        }
        return sum.dividedBy(Rational.of(values.size()));
    }

    /** The sum of the products of both distances from the mean. */
    private static Rational squares(List<Rational> first, List<Rational> second) {
        Rational mean = mean(first);
        Rational other = mean(second);
        Rational sum = Rational.of(0);
        for (int i = 0; i < first.size(); i++) {
            sum = sum.plus(first.get(i).minus(mean).times(second.get(i).minus(other)));
        }
        return sum;
    }

    private static Rational mean(List<Rational> values) {
        return sum(values).dividedBy(Rational.of(values.size()));
    }

    private static Rational sum(List<Rational> values) {
        return values.stream().reduce(Rational.of(0), Rational::plus);
    }

    /** Where the divisor is 0 the DBMSs differ: NaN, or NULL. */
    private static Rational positive(Rational divisor) {
        if (divisor.signum() == 0) {
            throw new NoAnswer("a result that is no number");
        }
        return divisor;
    }

    private static Optional<BigDecimal> root(Rational square) {
        return Optional.of(decimal(square).sqrt(DIGITS));
    }

    private static Optional<BigDecimal> exact(Rational value) {
        return Optional.of(decimal(value));
    }

    private static BigDecimal decimal(Rational value) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), DIGITS);
    }
}
