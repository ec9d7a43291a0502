package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Multiplicity: DISTINCT or a set operation meets a row again. */
record DuplicateRows() implements CoverageConstraint {
    @Override
    public String name() {
        return "a row comes twice";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isDistinct(place) || PlaceKinds.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.duplicates > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.DUPLICATE);
    }
}
