package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Grouping: two different rows, groups or partitions. */
record SeveralGroups() implements CoverageConstraint {
    @Override
    public String name() {
        return "there are several groups";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isDistinct(place) || PlaceKinds.isGrouped(place) || PlaceKinds.isPartitioned(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.furtherGroups > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.FURTHER_GROUP);
    }
}
