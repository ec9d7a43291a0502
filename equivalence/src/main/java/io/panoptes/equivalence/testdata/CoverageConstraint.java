package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** A branch that a kind of operator has: a case that can be met or not when a query runs. */
public interface CoverageConstraint {
    /** In words, as a report names it. */
    String name();

    /** Whether what stands there has this branch. */
    boolean appliesTo(Place place);

    /** Whether the last run took it. */
    boolean isReached(Tally tally);
}
