package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Binary: a row is on the left side only. */
record LeftRowAlone() implements CoverageConstraint {
    @Override
    public String name() {
        return "a left row has no partner";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isJoin(place) || Places.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.leftAlone > 0;
    }
}
