package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.Tally;

/** Grouping: two different rows, groups or partitions. */
record SeveralGroups() implements CoverageConstraint {
    @Override
    public String name() {
        return "there are several groups";
    }

    @Override
    public boolean appliesTo(Place place) {
        return Places.isDistinct(place) || Places.isGrouped(place) || Places.isPartitioned(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.furtherGroups > 0;
    }
}
