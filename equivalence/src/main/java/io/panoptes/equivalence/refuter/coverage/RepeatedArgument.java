package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Multiplicity: an aggregate with DISTINCT drops a value. */
record RepeatedArgument() implements CoverageConstraint {
    @Override
    public String name() {
        return "a DISTINCT aggregate meets a value again";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isDistinctArguments(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.repeatedArguments > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.REPEATED_ARGUMENT);
    }
}
