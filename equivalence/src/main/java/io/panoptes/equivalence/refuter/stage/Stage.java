package io.panoptes.equivalence.refuter.stage;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict.Counterexample;

/** One way to search for a database on which two queries differ. */
public interface Stage {

    /** As the verdict names it: {@code concrete}, {@code bounded}, ... */
    String name();

    /**
     * Searches until it finds one, knows that there is none within its reach, or the budget is over. The caller checks
     * what was found with the reference evaluator.
     *
     * @throws Unsupported where this stage can't model one of the queries; the others go on
     */
    Found search(Problem problem, Budget budget);

    /** What came of a search. */
    sealed interface Found {

        record Difference(Counterexample counterexample) implements Found {}

        /**
         * No difference was found. {@code rowBound}: the queries agree on every database of up to N rows a table;
         * 0 where that was not shown for any.
         */
        record Nothing(String reason, int rowBound) implements Found {}
    }
}
