package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;

/** Tries a case on one target. */
public record VersionProbe(OpenTargets open, CaseWriters writers) {

    /** Whether the case shows there what it showed where it showed {@code like}. */
    public Shows probe(EditableCase edited, Symptom like, Target target) {
        try {
            CaseRun run = new VersionProbe(open.showing(like), writers).runWhole(edited, target);
            // What the setup needs and the version refuses, can't break there.
            boolean lacksIt = like.isInSetup() && !run.refused().isEmpty();
            return like.showsBy(run.judgement())
                    .filter(shows -> shows || !lacksIt)
                    .map(shows -> shows ? Shows.YES : Shows.NO)
                    .orElse(Shows.NOT_APPLICABLE);
        } catch (TargetException unavailable) {
            return Shows.NOT_APPLICABLE;
        }
    }

    /** @throws TargetException when the target is not to be had */
    public Judgement run(EditableCase edited, Target target) {
        return runWhole(edited, target).judgement();
    }

    private CaseRun runWhole(EditableCase edited, Target target) {
        var profile = open.targets().profile(target);
        return open.runner(target).runFresh(writers.of(profile).write(edited), edited.semantics());
    }
}
