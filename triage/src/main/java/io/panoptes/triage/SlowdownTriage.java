package io.panoptes.triage;

import io.panoptes.dbms.Estimates;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.instantiation.growth.StateGrowth;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.comparison.PairTimes;
import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.slowdown.SlowdownCurve;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import java.util.List;
import java.util.Optional;

/** The triage of a slowdown, where it differs from that of wrong rows. */
record SlowdownTriage(Target target, OpenTargets open, CaseWriters writers) {
    /** By how much ratio and time must pass what a slowdown is, on fewer rows, for it to show there each time. */
    private static final double CLEARLY = 1.5;

    private static final long LEAST_NANOS = PairTimes.LEAST_SLOW.toNanos();

    /** The case with data that have grown as far as those on which it was seen. */
    EditableCase grown(EditableCase edited, Slowdown seen) {
        // Each level of growth has ten times the rows of the one before.
        int levels = 0;
        for (int rows = seen.curve().getLast().growth(); rows >= 10; rows /= 10) {
            levels++;
        }
        Profile profile = open.targets().profile(target);
        return edited.withSetup(new StateGrowth(profile).grown(edited.setup(), levels));
    }

    /** The first level of growth on which the case is clearly slow; the last one if only that is. */
    int enough(EditableCase grown, Slowdown seen) {
        CaseRunner runner = open.runner(target);
        int levels = SlowdownCurve.levels(grown);
        for (int level = 1; level < levels; level++) {
            boolean slow = SlowdownCurve.times(grown, level, writer(), runner, Slowdown.LEAST_RATIO / 2)
                    .filter(times -> times.slower() == seen.slower()
                            && times.ratioAtLeast() >= CLEARLY * Slowdown.LEAST_RATIO
                            && times.slowNanos() >= CLEARLY * LEAST_NANOS)
                    .isPresent();
            if (slow) {
                return level;
            }
        }
        return levels;
    }

    private CaseWriter writer() {
        return writers.of(open.targets().profile(target));
    }

    /** The target on the data before they grow, where both queries must still give the same rows. */
    Control ungrown(OpenTargets answering) {
        BoundedGrowth ungrown = new BoundedGrowth(writers);
        ungrown.upTo(0);
        return new Control(
                target + " on fewer rows",
                Control.Kind.SETTING,
                ungrown.of(open.targets().profile(target)),
                answering.runner(target),
                List.of(),
                List.of());
    }

    /** The reduction with the curve of what is left; empty where the ratio does not grow with the data. */
    Optional<Reduction> measured(Reduction reduction) {
        EditableCase reduced = reduction.reduced();
        Optional<Estimates> estimates = open.targets().profile(target).explain().estimates();
        return reduction.symptom() instanceof Slowdown seen
                ? SlowdownCurve.of(reduced, seen, writer(), open.runner(target), estimates)
                        .map(curve -> measured(reduction, curve))
                : Optional.of(reduction);
    }

    private static Reduction measured(Reduction reduction, Slowdown curve) {
        CaseRun run = reduction.run();
        CaseRun measured = new CaseRun(curve, run.left(), run.right(), run.nanos(), run.extras(), run.refused());
        return new Reduction(
                reduction.reduced(),
                measured,
                Optional.of(new WrongSides(curve.slower() == Place.LEFT, curve.slower() == Place.RIGHT)),
                reduction.attempts(),
                reduction.accepted(),
                reduction.finished());
    }
}
