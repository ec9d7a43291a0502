package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Predicate: a filter, a join condition or a comparison is TRUE for two rows: what is the greatest may be so twice. */
record SeveralHold() implements CoverageConstraint {
    @Override
    public String name() {
        return "a condition is TRUE for several rows";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isCondition(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.isTrue > 1;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happensTwice(Event.IS_TRUE);
    }
}
