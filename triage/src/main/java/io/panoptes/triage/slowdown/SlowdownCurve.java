package io.panoptes.triage.slowdown;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.RowEstimate;
import io.panoptes.instantiation.growth.StateGrowth;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.PairTimes;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Measures a case on its data as they grow, each size on a fresh database. */
public final class SlowdownCurve {
    /** The last ratio is greater than that on a tenth of the rows by this factor, or the case is only slow. */
    private static final double GROWS = 1.5;

    private SlowdownCurve() {}

    /**
     * The slowdown with its curve; empty where it does not grow with the data.
     *
     * @param estimates how the DBMS is asked for the rows that it expected
     */
    public static Optional<Slowdown> of(
            EditableCase edited, Slowdown seen, CaseWriter writer, CaseRunner runner, Optional<Estimates> estimates) {
        List<Slowdown.Point> curve = new ArrayList<>();
        int levels = levels(edited);
        for (int level = 0; level <= levels; level++) {
            Optional<PairTimes> times = times(edited, level, writer, runner, 0);
            if (times.isEmpty()) {
                return Optional.empty();
            }
            curve.add(times.get().point(SlowdownSearch.power(level)));
        }
        if (!grows(curve, seen)) {
            return Optional.empty();
        }
        var concrete = writer.write(edited);
        Side slower = seen.slower() == Place.LEFT ? concrete.left() : concrete.right();
        return Optional.of(
                new Slowdown(seen.slower(), curve, estimates.flatMap(asked -> firstFarOff(slower, asked, runner))));
    }

    /** On fresh data that have grown up to a level, which the instance holds from now on; empty where one of the two fails. */
    public static Optional<PairTimes> times(
            EditableCase edited, int level, CaseWriter writer, CaseRunner runner, double promising) {
        var concrete = writer.write(edited.withSetup(StateGrowth.upTo(level, edited.setup())));
        runner.enter(concrete.setup());
        return runner.times(concrete, promising);
    }

    /** The operator with the first estimate that is far off, on what the instance holds. */
    private static Optional<String> firstFarOff(Side slower, Estimates estimates, CaseRunner runner) {
        runner.runPlain(slower.before());
        Optional<RowEstimate> counted = estimates.read(runner.runPlain(estimates.counting(slower.sql())));
        runner.runPlain(slower.after());
        return counted.flatMap(RowEstimate::firstFarOff).map(RowEstimate::text);
    }

    private static boolean grows(List<Slowdown.Point> curve, Slowdown seen) {
        Slowdown.Point last = curve.getLast();
        boolean slow = last.ratio(seen.slower()) >= Slowdown.LEAST_RATIO && last.atLeast() >= Slowdown.LEAST_RATIO;
        return slow
                && curve.size() > 1
                && (last.limited()
                        || last.atLeast() > curve.get(curve.size() - 2).ratio(seen.slower()) * GROWS);
    }

    /** How often its data grow. */
    public static int levels(EditableCase edited) {
        return edited.setup().stream()
                .mapToInt(step -> step instanceof SetupStep.Grow grow ? grow.level() : 0)
                .max()
                .orElse(0);
    }
}
