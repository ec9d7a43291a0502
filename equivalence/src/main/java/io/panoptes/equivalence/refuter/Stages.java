package io.panoptes.equivalence.refuter;

import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.coverage.PlanCoverageStage;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.refuter.symbolic.search.BoundedStage;
import io.panoptes.equivalence.refuter.symbolic.search.UnderApproximationStage;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.List;

/** All stages of the refuter, cheapest first. A new stage is one line here. */
public final class Stages {
    private Stages() {}

    /** Looking at tables of up to {@code mostRows} rows, with the solver in this process. */
    public static List<Stage> upTo(int mostRows) {
        return upTo(mostRows, SolverSource.HERE);
    }

    public static List<Stage> upTo(int mostRows, SolverSource solvers) {
        return List.of(
                new WithinShare(ConcreteStage.RANDOM, 0.1),
                new WithinShare(PlanCoverageStage.with(solvers), 0.2),
                new WithinShare(new UnderApproximationStage(mostRows, solvers), 0.25),
                new BoundedStage(mostRows, solvers));
    }

    /** For pairs that a short concrete search and the prover have left open. */
    public static List<Stage> behindTheProver(int mostRows, SolverSource solvers) {
        return upTo(mostRows, solvers);
    }
}
