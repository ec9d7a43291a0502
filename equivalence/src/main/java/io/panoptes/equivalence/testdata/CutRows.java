package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Order: there are more rows than LIMIT and OFFSET let pass. */
record CutRows() implements CoverageConstraint {
    @Override
    public String name() {
        return "LIMIT or OFFSET cuts rows away";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isCut(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.cutRows > 0;
    }
}
