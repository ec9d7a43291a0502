package io.panoptes.equivalence.refuter.coverage;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.concrete.SmallestDifference;
import io.panoptes.equivalence.refuter.concrete.Trial;
import io.panoptes.equivalence.refuter.coverage.CoverageSearch.Result;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverSource;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Tries databases that reach the branches of the two plans (ParSEval): by speculation, then those that the solver finds for
 * the branches left open, then by speculation from there on.
 *
 * @param seed the same gives the same databases
 * @param databases how many to try by speculation, a quarter of them before the solver is asked
 * @param mostRows the most rows of a table that the solver is asked for
 */
public record PlanCoverageStage(long seed, int databases, int mostRows, SolverSource solvers) implements Stage {
    /** Up to a second or so. */
    public static PlanCoverageStage with(SolverSource solvers) {
        return new PlanCoverageStage(1, 60_000, 3, solvers);
    }

    @Override
    public String name() {
        return "plan-coverage";
    }

    @Override
    public Found search(Problem problem, Budget budget) {
        // Unknown functions mean what they mean to the evaluator that reviews what is found.
        Meaning meaning = Meaning.STRICT;
        Pool pool = new Pool();
        Trial trial = Trial.observed(problem, pool, meaning);
        CoverageSearch search = CoverageSearch.forDatabase(
                problem.schema(),
                problem.checks(),
                List.of(trial.left(), trial.right()),
                pool,
                new SplittableRandom(seed),
                database -> switch (trial.on(database)) {
                    case SAME, MADE_UP -> Result.ANSWERED;
                    case NO_ANSWER -> Result.NO_ANSWER;
                    case DIFFERENT -> Result.WANTED;
                });
        Budget forSolver = budget.atMost(Duration.ofNanos(budget.left().toNanos() / 2));
        boolean found = search.speculate(databases / 4, budget)
                || search.solve(mostRows, solvers, forSolver)
                || search.speculate(databases - databases / 4, budget);
        if (found) {
            return new Found.Difference(new SmallestDifference(problem, search.proposals(), pool, meaning)
                    .of(search.last(), name(), budget));
        }
        Goals goals = search.goals();
        int reached = goals.reached().size();
        return new Found.Nothing(
                "no difference, with %d of %d branches reached"
                        .formatted(reached, reached + goals.open().size()),
                0);
    }
}
