package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Grouping: a row without a value for a key. Out of reach where keys are NOT NULL. */
record NullKey() implements CoverageConstraint {
    @Override
    public String name() {
        return "a grouping key is NULL";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isGrouped(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.nullKeys > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.NULL_KEY);
    }
}
