package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Multiplicity: an aggregate with DISTINCT drops a value. */
record RepeatedArgument() implements CoverageConstraint {
    @Override
    public String name() {
        return "a DISTINCT aggregate meets a value again";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isDistinctArguments(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.repeatedArguments > 0;
    }
}
