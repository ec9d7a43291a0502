package io.panoptes.triage;

import io.panoptes.dbms.Target;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.Finding;

/**
 * A finding run again.
 *
 * @param same whether it fails in the same manner as it did
 */
public record Replay(CaseRun run, boolean same) {

    /** @throws io.panoptes.dbms.TargetException when the target is not to be had */
    public static Replay of(Finding finding, Target target, OpenTargets open, CaseWriters writers) {
        CaseRun run = open.runner(target)
                .runFresh(
                        writers.of(open.targets().profile(target)).write(finding.reduced()),
                        finding.reduced().semantics());
        return new Replay(run, finding.judgement().isSameManner(run.judgement()));
    }
}
