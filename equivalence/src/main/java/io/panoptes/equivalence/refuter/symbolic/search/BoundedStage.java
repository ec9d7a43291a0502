package io.panoptes.equivalence.refuter.symbolic.search;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverSource;

/** The full bounded encoding: all databases of one row a table, then of two, and so on. */
public final class BoundedStage implements Stage {

    private final int mostRows;
    private final SolverSource solvers;

    /** Looks at tables of up to N rows. */
    public BoundedStage(int mostRows) {
        this(mostRows, SolverSource.HERE);
    }

    public BoundedStage(int mostRows, SolverSource solvers) {
        this.mostRows = mostRows;
        this.solvers = solvers;
    }

    @Override
    public String name() {
        return "bounded";
    }

    @Override
    public Found search(Problem problem, Budget budget) {
        return growing(name(), new FullSearch(SymbolicQuestion.of(problem), solvers), problem, mostRows, budget);
    }

    /**
     * One row a table, then two, and so on. A model may give an unknown function a meaning that nobody has: where the
     * evaluator does not see the difference, too, more rows are looked at, and nothing is said of these.
     */
    static Found growing(String stage, SymbolicSearch search, Problem problem, int mostRows, Budget budget) {
        int exhausted = 0;
        String reason = "no difference";
        for (int rows = 1; rows <= mostRows; rows++) {
            switch (search.search(rows, budget)) {
                case SearchOutcome.Found(var database, var answers) -> {
                    Counterexample found = new Counterexample(database, answers.get(0), answers.get(1), stage);
                    if (!search.usesUnknownFunctions() || stands(problem, found)) {
                        return new Found.Difference(found);
                    }
                    reason = "no difference but for a made-up meaning of a function";
                }
                case SearchOutcome.Exhausted ignored -> exhausted = exhausted == rows - 1 ? rows : exhausted;
                case SearchOutcome.Open(String why) -> {
                    return new Found.Nothing("%s at %d rows a table".formatted(why, rows), exhausted);
                }
            }
        }
        return new Found.Nothing(reason, exhausted);
    }

    private static boolean stands(Problem problem, Counterexample found) {
        return new EvaluatorReview(Meaning.LENIENT).objection(problem, found).isEmpty();
    }
}
