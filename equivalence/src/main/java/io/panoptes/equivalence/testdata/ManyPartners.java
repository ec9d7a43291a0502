package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Multiplicity: a join multiplies a row, or a set operation meets it more often on the left. */
record ManyPartners() implements CoverageConstraint {
    @Override
    public String name() {
        return "a left row has several partners, or comes more often than on the right";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isJoin(place) || Places.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.leftManyPartners > 0;
    }
}
