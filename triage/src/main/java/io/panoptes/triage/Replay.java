package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import java.util.Optional;

/**
 * A finding run again.
 *
 * @param same whether it fails in the same manner as it did
 * @param why it could not run; empty where it ran
 * @param run empty where the target was not to be had
 */
public record Replay(Target target, Outcome outcome, boolean same, String why, Optional<CaseRun> run) {

    /** What came of it. */
    public enum Outcome {
        STILL_THERE,
        /** It does not show. */
        FIXED,
        /** It shows where it was fixed. */
        BACK_AGAIN,
        COULD_NOT_RUN
    }

    /**
     * Runs the finding on a fresh database of the target.
     *
     * @param expected whether it is expected to show there, where that is known
     */
    public static Replay of(
            RecordedFinding finding, Target target, Optional<Boolean> expected, OpenTargets open, CaseWriters writers) {
        try {
            CaseRun run = run(finding, target, open, writers);
            Judgement judgement = run.judgement();
            boolean same = finding.symptom().isSameManner(judgement);
            return whyNot(finding, run)
                    .map(why -> new Replay(target, Outcome.COULD_NOT_RUN, same, why, Optional.of(run)))
                    .orElseGet(() -> new Replay(
                            target, outcome(judgement instanceof Symptom, expected), same, "", Optional.of(run)));
        } catch (TargetException unavailable) {
            return notRun(target, String.valueOf(unavailable.getMessage()));
        }
    }

    /** There is no such target. */
    public static Replay notRun(Target target, String why) {
        return new Replay(target, Outcome.COULD_NOT_RUN, false, why, Optional.empty());
    }

    /**
     * Runs both queries on a fresh database of the target.
     *
     * @throws TargetException when the target is not to be had
     */
    static CaseRun run(RecordedFinding finding, Target target, OpenTargets open, CaseWriters writers) {
        CaseRunner runner = open.showing(finding.symptom()).runner(target);
        return finding.reduced()
                .map(reduced -> runner.runFresh(
                        writers.of(open.targets().profile(target)).write(reduced), finding.comparison()))
                .orElseGet(() -> runner.runFresh(finding.statements(), finding.comparison()));
    }

    private static Outcome outcome(boolean shows, Optional<Boolean> expected) {
        if (!shows) {
            return Outcome.FIXED;
        }
        return expected.orElse(true) ? Outcome.STILL_THERE : Outcome.BACK_AGAIN;
    }

    /** Why it can't be told whether it shows. */
    private static Optional<String> whyNot(RecordedFinding finding, CaseRun run) {
        return switch (run.judgement()) {
            case Symptom ignored -> Optional.empty();
            // Without all of its data and indexes the target was not asked the same.
            case Judgement.Agrees ignored ->
                run.refused().stream().findFirst().map(statement -> "it refuses: " + statement);
            case Judgement.Inconclusive said ->
                finding.symptom().isDisprovedBy(said)
                        ? Optional.empty()
                        : Optional.of(said.message().lines().findFirst().orElse("no answer"));
        };
    }
}
