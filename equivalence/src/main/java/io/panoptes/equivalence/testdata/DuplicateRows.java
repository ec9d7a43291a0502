package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Multiplicity: DISTINCT or a set operation meets a row again. */
record DuplicateRows() implements CoverageConstraint {
    @Override
    public String name() {
        return "a row comes twice";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isDistinct(place) || Places.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.duplicates > 0;
    }
}
