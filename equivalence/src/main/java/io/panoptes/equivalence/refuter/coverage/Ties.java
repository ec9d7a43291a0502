package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Order: two rows are equal under the keys of a sort or window. */
record Ties() implements CoverageConstraint {
    @Override
    public String name() {
        return "neighbours tie in an order";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isSort(place) || PlaceKinds.isWindow(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.ties > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.TIE);
    }
}
