package io.panoptes.equivalence.refuter;

import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.coverage.PlanCoverageStage;
import io.panoptes.equivalence.refuter.symbolic.BoundedStage;
import io.panoptes.equivalence.refuter.symbolic.UnderApproximationStage;
import java.util.List;

/** All stages of the refuter, cheapest first. A new stage is one line here. */
public final class Stages {
    private Stages() {}

    /** Looking at tables of up to {@code mostRows} rows. */
    public static List<Stage> upTo(int mostRows) {
        return List.of(
                new WithinShare(ConcreteStage.RANDOM, 0.1),
                new WithinShare(PlanCoverageStage.STANDARD, 0.2),
                new WithinShare(new UnderApproximationStage(mostRows), 0.25),
                new BoundedStage(mostRows));
    }

    /** For pairs that a short concrete search and the prover have left open. */
    public static List<Stage> behindTheProver(int mostRows) {
        return upTo(mostRows);
    }
}
