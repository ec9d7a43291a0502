package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Binary: a row comes from both sides of a join or set operation. */
record RowsMatch() implements CoverageConstraint {
    @Override
    public String name() {
        return "a left row has a partner";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isJoin(place) || PlaceKinds.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.leftPartnered > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.LEFT_PARTNERED);
    }
}
