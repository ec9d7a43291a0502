package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Predicate: a filter, a join condition or a comparison is NULL for some row. Out of reach where nothing can be
 * NULL. */
record ConditionIsNull() implements CoverageConstraint {
    @Override
    public String name() {
        return "a condition is NULL";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isCondition(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.isNull > 0;
    }
}
