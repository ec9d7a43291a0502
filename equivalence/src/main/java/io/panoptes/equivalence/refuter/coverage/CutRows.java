package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Order: there are more rows than LIMIT and OFFSET let pass. */
record CutRows() implements CoverageConstraint {
    @Override
    public String name() {
        return "LIMIT or OFFSET cuts rows away";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isCut(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.cutRows > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.CUT);
    }
}
