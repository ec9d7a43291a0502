package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Predicate: a filter, a join condition or a comparison is FALSE for some row. */
record ConditionFails() implements CoverageConstraint {
    @Override
    public String name() {
        return "a condition is FALSE";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isCondition(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.isFalse > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.IS_FALSE);
    }
}
