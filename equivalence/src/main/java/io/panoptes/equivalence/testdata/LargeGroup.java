package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Grouping: a group or partition of two rows or more. */
record LargeGroup() implements CoverageConstraint {
    @Override
    public String name() {
        return "a group has several rows";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isAggregate(place) || Places.isWindow(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.largestGroup > 1;
    }
}
