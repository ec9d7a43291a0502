package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Binary: a row comes from both sides of a join or set operation. */
record RowsMatch() implements CoverageConstraint {
    @Override
    public String name() {
        return "a left row has a partner";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isJoin(place) || Places.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.leftPartnered > 0;
    }
}
