package io.panoptes.equivalence.refuter.coverage;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally.Event;

/** Order: there are no more rows than LIMIT lets pass. Out of reach where there is an OFFSET. */
record NothingCut() implements CoverageConstraint {
    @Override
    public String name() {
        return "LIMIT and OFFSET cut nothing";
    }

    @Override
    public boolean appliesTo(Place place) {
        return PlaceKinds.isCut(place);
    }

    @Override
    public boolean isReached(Tally tally) {
        return tally.uncutRuns > 0;
    }

    @Override
    public BoolExpr formula(SymbolicTally tally) {
        return tally.happens(Event.NOTHING_CUT);
    }
}
