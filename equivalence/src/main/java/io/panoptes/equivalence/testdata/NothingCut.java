package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Order: there are no more rows than LIMIT lets pass. Out of reach where there is an OFFSET. */
record NothingCut() implements CoverageConstraint {
    @Override
    public String name() {
        return "LIMIT and OFFSET cut nothing";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isCut(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.uncutRuns > 0;
    }
}
