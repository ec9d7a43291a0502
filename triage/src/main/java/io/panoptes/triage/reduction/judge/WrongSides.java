package io.panoptes.triage.reduction.judge;

import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.comparison.AnswerComparison;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Place;
import java.util.Optional;

/** Which of the target's two answers is not the control's. */
public record WrongSides(boolean left, boolean right) {

    public boolean isOne() {
        return left != right;
    }

    /** The only wrong one; empty where both or none are. */
    public Optional<Place> one() {
        return isOne() ? Optional.of(left ? Place.LEFT : Place.RIGHT) : Optional.empty();
    }

    public static WrongSides of(CaseRun target, CaseRun control, Semantics semantics) {
        return new WrongSides(
                !agree(target.left(), control.left(), semantics), !agree(target.right(), control.right(), semantics));
    }

    private static boolean agree(Object target, Object control, Semantics semantics) {
        return target instanceof Rows targetRows
                && control instanceof Rows controlRows
                && AnswerComparison.compare(targetRows, controlRows, semantics) instanceof Judgement.Agrees;
    }
}
