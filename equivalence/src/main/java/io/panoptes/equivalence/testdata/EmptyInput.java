package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Grouping: an aggregate over no rows. */
record EmptyInput() implements CoverageConstraint {
    @Override
    public String name() {
        return "nothing comes in";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isAggregate(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.emptyInput > 0;
    }
}
