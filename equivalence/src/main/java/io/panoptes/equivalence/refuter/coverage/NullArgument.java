package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Grouping: an aggregate passes over a NULL. Out of reach where arguments are NOT NULL. */
record NullArgument() implements CoverageConstraint {
    @Override
    public String name() {
        return "an argument of an aggregate is NULL";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isArguments(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.nullArguments > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.NULL_ARGUMENT);
    }
}
