package io.panoptes.triage;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.finding.Finding;
import java.util.Optional;

/** Runs the statements of a finding as its script has them, on an instance that nothing has used, before it is reported. */
final class ReproCheck {
    private ReproCheck() {}

    /** Why the script of the finding does not show it; empty where it does. */
    static Optional<String> of(Finding finding, CaseRunner runner) {
        Semantics semantics = finding.reduced().semantics();
        CaseRun run = runner.runFresh(finding.statements(), semantics);
        if (!finding.symptom().isSameManner(run.judgement())) {
            return Optional.of("its script does not show it on an empty database");
        }
        // A statement that breaks the DBMS is the finding itself; every other one has to run.
        return finding.symptom().isInSetup()
                ? Optional.empty()
                : run.refused().stream()
                        .findFirst()
                        .map(refused -> "its script holds a statement that fails: " + refused);
    }
}
