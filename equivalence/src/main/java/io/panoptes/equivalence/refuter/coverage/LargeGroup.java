package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Grouping: a group or partition of two rows or more. */
record LargeGroup() implements CoverageConstraint {
    @Override
    public String name() {
        return "a group has several rows";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isAggregate(place) || PlaceKinds.isWindow(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.largestGroup > 1;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.LARGE_GROUP);
    }
}
