package io.panoptes.triage;

import io.panoptes.triage.reduction.Reduction;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.reduction.judge.EngineProblem;
import io.panoptes.triage.reduction.judge.WrongSides;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Which query is wrong, asked of another DBMS. Under a setting of the target, or on another of its releases, the two may agree because
 * both are wrong: then the query that is called wrong is the right one. Of another release only where what is left means the same
 * everywhere.
 *
 * @param other another DBMS on which what is left agrees, where there is one
 */
record SecondOpinion(Supplier<Optional<Control>> other) {

    /** The reduction as it is, unless its control was of the target's own kind and the other DBMS says that one side alone is wrong. */
    Reduction on(Reduction reduction, Optional<Control> control) {
        boolean mayErr = control.filter(held -> mayErr(held, reduction)).isPresent();
        if (!mayErr || !reduction.symptom().isOfPair()) {
            return reduction;
        }
        return other.get()
                .map(independent -> independent.wrongSides(reduction.reduced(), reduction.run()))
                .filter(WrongSides::isOne)
                .map(reduction::withWrong)
                .orElse(reduction);
    }

    private static boolean mayErr(Control control, Reduction reduction) {
        return switch (control.kind()) {
            case SETTING -> true;
            case OTHER_RELEASE -> EngineProblem.isReadable(reduction.reduced());
            case OTHER_DBMS -> false;
        };
    }
}
