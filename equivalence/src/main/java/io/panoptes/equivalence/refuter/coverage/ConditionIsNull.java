package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Predicate: a filter, a join condition or a comparison is NULL for some row. Out of reach where nothing can be
 * NULL. */
record ConditionIsNull() implements CoverageConstraint {
    @Override
    public String name() {
        return "a condition is NULL";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isCondition(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.isNull > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.IS_NULL);
    }
}
