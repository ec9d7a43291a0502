package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Grouping: an aggregate over no rows. */
record EmptyInput() implements CoverageConstraint {
    @Override
    public String name() {
        return "nothing comes in";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isAggregate(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.emptyInput > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.EMPTY_INPUT);
    }
}
