package io.panoptes.triage.slowdown;

import io.panoptes.instantiation.growth.StateGrowth;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.PairTimes;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Slowdown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Measures a case on its data as they grow, each size on a fresh database. */
public final class SlowdownCurve {
    /** The last ratio is greater than that on a tenth of the rows by this factor, or the case is only slow. */
    private static final double GROWS = 1.5;

    private SlowdownCurve() {}

    /** The slowdown with its curve; empty where it does not grow with the data. */
    public static Optional<Slowdown> of(EditableCase edited, Slowdown seen, CaseWriter writer, CaseRunner runner) {
        List<Slowdown.Point> curve = new ArrayList<>();
        int levels = levels(edited);
        for (int level = 0; level <= levels; level++) {
            EditableCase smaller = edited.withSetup(StateGrowth.upTo(level, edited.setup()));
            var concrete = writer.write(smaller);
            runner.enter(concrete.setup());
            Optional<PairTimes> times = runner.times(concrete, 0);
            if (times.isEmpty()) {
                return Optional.empty();
            }
            curve.add(times.get().point(SlowdownSearch.power(level)));
        }
        return grows(curve, seen) ? Optional.of(new Slowdown(seen.slower(), curve, seen.estimate())) : Optional.empty();
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
    static int levels(EditableCase edited) {
        return edited.setup().stream()
                .mapToInt(step -> step instanceof SetupStep.Grow grow ? grow.level() : 0)
                .max()
                .orElse(0);
    }
}
