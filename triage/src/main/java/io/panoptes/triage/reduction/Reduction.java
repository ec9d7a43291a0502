package io.panoptes.triage.reduction;

import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Symptom;
import java.util.Optional;

/**
 * What a reduction came to.
 *
 * @param run the run of the reduced case on the target
 * @param wrong which side is wrong, where there is a control to say so
 * @param finished whether no edit was left to try; otherwise the budget ran out
 */
public record Reduction(
        EditableCase reduced, CaseRun run, Optional<WrongSides> wrong, int attempts, int accepted, boolean finished) {

    /** What the reduced case still shows. */
    public Symptom symptom() {
        return run.symptom().orElseThrow();
    }

    public Reduction withWrong(WrongSides changed) {
        return new Reduction(reduced, run, Optional.of(changed), attempts, accepted, finished);
    }
}
