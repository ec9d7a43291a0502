package io.panoptes.triage.slowdown;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.RowEstimate;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.triage.slowdown.EstimatesApart.Estimated;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Asks a DBMS how many rows it expects of each of two equivalent queries. A difference that is far says that one of the two
 * estimates is wrong, which is no bug by itself: planners guess.
 *
 * @param limit for a statement
 */
record EstimateComparison(Instance instance, Estimates estimates, Duration limit) {
    /** By this ratio or more the two are far apart. */
    private static final double FAR_APART = 1_000;

    /** On what the instance holds; empty where the two are not far apart, or the DBMS does not say. */
    Optional<EstimatesApart> compare(ConcreteCase concrete, List<String> setup) {
        instance.run(concrete.prepare(), limit);
        OptionalDouble left = expected(concrete.left());
        OptionalDouble right = expected(concrete.right());
        Optional<EstimatesApart> apart = left.isPresent()
                        && right.isPresent()
                        && RowEstimate.ratio(left.getAsDouble(), right.getAsDouble()) >= FAR_APART
                ? Optional.of(new EstimatesApart(
                        setup,
                        counted(concrete.left(), left.getAsDouble()),
                        counted(concrete.right(), right.getAsDouble())))
                : Optional.empty();
        instance.run(concrete.cleanup(), limit);
        return apart;
    }

    private OptionalDouble expected(Side side) {
        return asked(side, estimates.expecting(side.sql()))
                .map(RowEstimate::expected)
                .orElse(OptionalDouble.empty());
    }

    private Estimated counted(Side side, double expected) {
        Optional<RowEstimate> counted = asked(side, estimates.counting(side.sql()));
        return new Estimated(
                side.sql(),
                expected,
                counted.map(RowEstimate::actual).orElse(OptionalDouble.empty()),
                counted.flatMap(RowEstimate::firstFarOff).map(RowEstimate::text));
    }

    private Optional<RowEstimate> asked(Side side, List<String> statements) {
        instance.run(side.before(), limit);
        Optional<RowEstimate> read = estimates.read(instance.run(statements, limit));
        instance.run(side.after(), limit);
        return read;
    }
}
