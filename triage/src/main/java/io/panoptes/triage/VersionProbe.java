package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Judgement;

/** Tries a case on one target. */
public record VersionProbe(OpenTargets open, CaseWriters writers) {

    /** Whether the case shows there what it showed when it was judged {@code like}. */
    public Shows probe(EditableCase edited, Judgement like, Target target) {
        try {
            CaseRun run = runWhole(edited, target);
            // What the setup needs and the version refuses, can't break there.
            boolean lacksIt = brokeInSetup(like) && !run.refused().isEmpty();
            return shows(run.judgement(), like) == Shows.NO && lacksIt
                    ? Shows.NOT_APPLICABLE
                    : shows(run.judgement(), like);
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

    private static boolean brokeInSetup(Judgement like) {
        return like instanceof Judgement.Broken broken && broken.place() == Judgement.Place.SETUP;
    }

    /**
     * Another kind of difference is still a wrong answer to the same pair: a fix of one bug often uncovers, or a version
     * before it hid, the other half.
     */
    private static Shows shows(Judgement there, Judgement like) {
        return switch (there) {
            case Judgement.Agrees ignored -> Shows.NO;
            case Judgement.Differs ignored -> like instanceof Judgement.Differs ? Shows.YES : Shows.NO;
            case Judgement.Broken broken ->
                like instanceof Judgement.Broken other && other.failure() == broken.failure()
                        ? Shows.YES
                        : Shows.NOT_APPLICABLE;
            case Judgement.Inconclusive ignored ->
                // Whatever a query that used to crash gives now, it does not crash.
                like instanceof Judgement.Broken && isAnswerOrOrdinary(ignored) ? Shows.NO : Shows.NOT_APPLICABLE;
        };
    }

    static boolean isAnswerOrOrdinary(Judgement.Inconclusive said) {
        return said.cause() == Judgement.Cause.ORDINARY_ERROR || said.cause() == Judgement.Cause.FLOATING_POINT;
    }
}
