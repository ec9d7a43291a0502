package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.comparison.Judgement;

/** Vouches for a pair on which the control agrees, on the very data on which the target does not. */
record AgreementOnControl(Control control) implements PairJudge {
    @Override
    public String name() {
        return "agreement of " + control.name() + " on the finding's data";
    }

    @Override
    public Opinion judge(EditableCase edited) {
        return control.run(edited).judgement() instanceof Judgement.Agrees ? Opinion.VOUCHES : Opinion.REFUSES;
    }
}
