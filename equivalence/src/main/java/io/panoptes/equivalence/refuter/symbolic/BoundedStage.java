package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.Verdict.Counterexample;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.solver.SolverSource;

/** The full bounded encoding: all databases of one row a table, then of two, and so on. */
public final class BoundedStage implements Stage {

    private final int mostRows;
    private final SolverSource solvers;

    /** Looks at tables of up to so many rows. */
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
        return growing(name(), new FullSearch(Question.of(problem), solvers), problem, mostRows, budget);
    }

    /** The model chose a meaning for the unknown functions that the evaluator does not share. */
    private static boolean falls(Problem problem, Counterexample counterexample) {
        return new EvaluatorReview(Meaning.STRICT)
                .objection(problem, counterexample)
                .isPresent();
    }

    /** One row a table, then two, and so on. */
    static Found growing(String stage, SymbolicSearch search, Problem problem, int mostRows, Budget budget) {
        int exhausted = 0;
        for (int rows = 1; rows <= mostRows; rows++) {
            switch (search.search(rows, budget)) {
                case SearchOutcome.Found(var database, var answers) -> {
                    return new Found.Difference(new Counterexample(database, answers.get(0), answers.get(1), stage));
                }
                case SearchOutcome.Exhausted ignored -> exhausted = rows;
                case SearchOutcome.Open(String reason) -> {
                    return new Found.Nothing("%s at %d rows a table".formatted(reason, rows), exhausted);
                }
            }
        }
        return new Found.Nothing("no difference", exhausted);
    }
}
