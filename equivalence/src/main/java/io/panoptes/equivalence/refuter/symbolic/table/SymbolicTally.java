package io.panoptes.equivalence.refuter.symbolic.table;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * When something happens at one operator or predicate: a formula for each number of the evaluator's {@link
 * io.panoptes.equivalence.evaluator.value.Tally}. The ways in which it can happen are added up over all rows, and over all calls
 * where it stands in a correlated subquery.
 */
public final class SymbolicTally {

    /** What can happen. */
    public enum Event {
        /** A condition is TRUE, FALSE or NULL for some row. */
        IS_TRUE,
        IS_FALSE,
        IS_NULL,
        /** No row comes in. */
        EMPTY_INPUT,
        /** A left row has no partner, one at least, several; a right row has none. */
        LEFT_ALONE,
        LEFT_PARTNERED,
        LEFT_MANY_PARTNERS,
        RIGHT_ALONE,
        /** A row comes in twice. */
        DUPLICATE,
        /** There are two groups; a group has two rows. */
        FURTHER_GROUP,
        LARGE_GROUP,
        NULL_KEY,
        NULL_ARGUMENT,
        /** A DISTINCT aggregate meets a value again. */
        REPEATED_ARGUMENT,
        /** OFFSET or LIMIT cut rows away; there are rows and none is cut away. */
        CUT,
        NOTHING_CUT,
        /** Two rows tie in an order. */
        TIE
    }

    private final SolverFormulas formulas;
    private final Map<Event, List<BoolExpr>> ways = new EnumMap<>(Event.class);

    public SymbolicTally(SolverFormulas formulas) {
        this.formulas = formulas;
    }

    public void note(Event event, BoolExpr... conditions) {
        BoolExpr way = formulas.and(conditions);
        if (!way.isFalse()) {
            ways.computeIfAbsent(event, ignored -> new ArrayList<>()).add(way);
        }
    }

    public void condition(BoolExpr reached, Truth truth) {
        note(Event.IS_TRUE, reached, truth.isTrue());
        note(Event.IS_FALSE, reached, truth.isFalse());
        note(Event.IS_NULL, reached, formulas.not(truth.isTrue()), formulas.not(truth.isFalse()));
    }

    /** Whether it happens at all. */
    public BoolExpr happens(Event event) {
        return formulas.or(ways.getOrDefault(event, List.of()));
    }

    /** Whether it happens in two of the ways at once. */
    public BoolExpr happensTwice(Event event) {
        BoolExpr once = formulas.or();
        BoolExpr twice = formulas.or();
        for (BoolExpr way : ways.getOrDefault(event, List.of())) {
            twice = formulas.or(twice, formulas.and(once, way));
            once = formulas.or(once, way);
        }
        return twice;
    }
}
