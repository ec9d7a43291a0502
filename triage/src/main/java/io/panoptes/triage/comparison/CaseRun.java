package io.panoptes.triage.comparison;

import io.panoptes.dbms.Outcome;
import io.panoptes.triage.symptom.Judgement;
import java.util.List;

/**
 * What came of running a test case.
 *
 * @param nanos the time inside the DBMS
 * @param extras what came of the further statements that were run with it
 * @param refused the statements of the setup that failed; empty where the setup was not run
 */
public record CaseRun(
        Judgement judgement, Outcome left, Outcome right, long nanos, List<Outcome> extras, List<String> refused) {
    public CaseRun {
        extras = List.copyOf(extras);
        refused = List.copyOf(refused);
    }

    CaseRun withRefused(List<String> statements) {
        return new CaseRun(judgement, left, right, nanos, extras, statements);
    }
}
