package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;

/** A branch that a kind of operator has: a case that can be met or not when a query runs. */
public interface CoverageConstraint {
    /** In words, as a report names it. */
    String name();

    /** Whether what stands there has this branch. */
    boolean appliesTo(Place place);

    /** Whether the last run took it. */
    boolean isReached(Tally tally);

    /** When a run takes it, on a symbolic database. */
    BoolExpr formula(SymbolicTally tally);
}
