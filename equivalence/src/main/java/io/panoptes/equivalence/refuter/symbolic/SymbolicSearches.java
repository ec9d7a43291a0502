package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.solver.SolverSource;

/** The ways to search the databases of up to some number of rows a table for one that answers a question. */
public final class SymbolicSearches {

    private SymbolicSearches() {}

    /** A search that can be asked for one number of rows after another. */
    public interface Search {
        SearchOutcome search(int rowsOfATable, Budget budget);
    }

    /** Led by conflicts between choices of rows; often the quickest to find one. */
    public static Search underApproximation(Question question, SolverSource solvers) {
        return new UnderApproximationSearch(question, solvers)::search;
    }

    /** The whole meaning of all queries at once. */
    public static Search full(Question question, SolverSource solvers) {
        return new FullSearch(question, solvers)::search;
    }
}
