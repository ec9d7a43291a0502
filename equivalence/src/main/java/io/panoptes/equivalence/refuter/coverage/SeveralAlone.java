package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Join: two rows are on the left side only, as two of which none is greater. Set operations count a row that comes twice once. */
record SeveralAlone() implements CoverageConstraint {
    @Override
    public String name() {
        return "several left rows have no partner";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isJoin(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.leftAlone > 1;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happensTwice(Event.LEFT_ALONE);
    }
}
