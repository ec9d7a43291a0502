package io.panoptes.equivalence.refuter.symbolic.search;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverSource;

/** The conflict-driven search for an under-approximation that holds a difference. */
public final class UnderApproximationStage implements Stage {

    private final int mostRows;
    private final SolverSource solvers;

    /** Looks at tables of up to N rows. */
    public UnderApproximationStage(int mostRows) {
        this(mostRows, SolverSource.HERE);
    }

    public UnderApproximationStage(int mostRows, SolverSource solvers) {
        this.mostRows = mostRows;
        this.solvers = solvers;
    }

    @Override
    public String name() {
        return "under-approximation";
    }

    @Override
    public Found search(Problem problem, Budget budget) {
        return BoundedStage.growing(
                name(), new UnderApproximationSearch(SymbolicQuestion.of(problem), solvers), problem, mostRows, budget);
    }
}
