package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Multiplicity: a join multiplies a row, or a set operation meets it more often on the left. */
record ManyPartners() implements CoverageConstraint {
    @Override
    public String name() {
        return "a left row has several partners, or comes more often than on the right";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isJoin(place) || PlaceKinds.isSet(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.leftManyPartners > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.LEFT_MANY_PARTNERS);
    }
}
