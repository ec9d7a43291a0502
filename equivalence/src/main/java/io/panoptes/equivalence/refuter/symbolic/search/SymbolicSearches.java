package io.panoptes.equivalence.refuter.symbolic.search;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Map;

/** The ways to search the databases of up to some number of rows a table for one that answers a question. */
public final class SymbolicSearches {

    private SymbolicSearches() {}

    /** A search that can be asked for one number of rows after another. */
    public interface Search {
        SearchOutcome search(int rowsOfATable, Budget budget);
    }

    /** Asks about some choices of rows only, and learns from those that conflict which others to leave out; often the first to find one. */
    public static Search underApproximation(SymbolicQuestion question, SolverSource solvers) {
        return new UnderApproximationSearch(question, solvers)::search;
    }

    /** Encodes all queries over all rows at once, so that it can also show that there is no such database. */
    public static Search full(SymbolicQuestion question, SolverSource solvers) {
        return new FullSearch(question, solvers)::search;
    }

    /**
     * Databases for the branches of queries that are open when it is asked. It ends as {@code Exhausted} where every branch
     * was reached or is out of reach, and never finds an answer to a question.
     */
    public static Search branches(
            Schema schema,
            List<Relation> queries,
            Map<String, List<Scalar>> checks,
            SolverSource solvers,
            WantedBranches wanted) {
        SymbolicQuestion question =
                new SymbolicQuestion(schema, queries, new AnswerCondition.All(List.of()), Semantics.BAG, checks);
        return new BranchSearch(question, solvers, wanted)::search;
    }
}
