package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Binary: a row is on the right side only. */
record RightRowAlone() implements CoverageConstraint {
    @Override
    public String name() {
        return "a right row has no partner";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isJoinPlain(place) || Places.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.rightAlone > 0;
    }
}
