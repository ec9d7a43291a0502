package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.prover.translation.Translation;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.List;

/** Opens the solver for one question about two bags, and closes it. */
public final class BagProver {
    private final Problem problem;
    private final FreshVariables names;
    private final Translation translation;
    private final Normalizer normalizer;
    private final SolverSource solvers;
    private final Budget budget;

    public BagProver(
            Problem problem,
            FreshVariables names,
            Translation translation,
            Normalizer normalizer,
            SolverSource solvers,
            Budget budget) {
        this.problem = problem;
        this.names = names;
        this.translation = translation;
        this.normalizer = normalizer;
        this.solvers = solvers;
        this.budget = budget;
    }

    public boolean areEqual(Bag left, Bag right) {
        if (budget.isOver()) {
            return false;
        }
        try (SolverContext solver = solvers.open(SolverLimits.DEFAULT.withTime(budget.left()))) {
            ConstraintFacts rowFacts = new ConstraintFacts(problem.schema(), problem.checks(), names, translation);
            Search search = new Search(solver, names, normalizer, rowFacts, budget);
            Decider decider = new Decider(names, normalizer, search, budget);
            Bag shared = new SharedSources(names, (here, there) -> decider.equalBags(here, there, List.of(), 1))
                    .of(left, right);
            return decider.equalBags(left, shared, List.of(), 0);
        }
    }
}
