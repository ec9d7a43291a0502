package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Predicate: a filter, a join condition or a comparison is TRUE for some row. */
record ConditionHolds() implements CoverageConstraint {
    @Override
    public String name() {
        return "a condition is TRUE";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isCondition(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.isTrue > 0;
    }
}
