package io.panoptes.instantiation.triage;

import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.instantiation.reduction.Control;
import io.panoptes.instantiation.reduction.Reduction;
import io.panoptes.instantiation.reduction.WrongSides;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Which query is wrong, asked of another DBMS. A setting of the target under which the two agree may be one under which both are
 * wrong: then the query that is called wrong is the right one.
 *
 * @param other another DBMS on which what is left agrees, where there is one
 */
record SecondOpinion(Supplier<Optional<Control>> other) {

    /** The reduction as it is, unless its control was the target itself and the other DBMS says that one side alone is wrong. */
    Reduction on(Reduction reduction, Optional<Control> control) {
        if (control.filter(Control::isTheTargetItself).isEmpty()
                || !(reduction.run().judgement() instanceof Judgement.Differs)) {
            return reduction;
        }
        return other.get()
                .map(independent -> independent.wrongSides(reduction.reduced(), reduction.run()))
                .filter(WrongSides::isOne)
                .map(reduction::withWrong)
                .orElse(reduction);
    }
}
