package io.panoptes.instantiation.reduction;

import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.instantiation.comparison.AnswerComparison;
import io.panoptes.instantiation.comparison.CaseRun;
import io.panoptes.instantiation.comparison.Judgement;
import io.panoptes.sql.oracle.Semantics;

/** Which of the target's two answers is not the control's. */
public record WrongSides(boolean left, boolean right) {

    public boolean isOne() {
        return left != right;
    }

    static WrongSides of(CaseRun target, CaseRun control, Semantics semantics) {
        return new WrongSides(
                !agree(target.left(), control.left(), semantics), !agree(target.right(), control.right(), semantics));
    }

    private static boolean agree(Object target, Object control, Semantics semantics) {
        return target instanceof Rows targetRows
                && control instanceof Rows controlRows
                && AnswerComparison.compare(targetRows, controlRows, semantics) instanceof Judgement.Agrees;
    }
}
