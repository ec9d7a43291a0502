package io.panoptes.triage.comparison;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import java.util.List;
import java.util.Optional;

/**
 * What came of running a test case.
 *
 * @param nanos the time inside the DBMS
 * @param extras what came of the further statements that were run with it
 * @param refused the statements of the setup that failed; empty where the setup was not run
 * @param coverage what code the two queries reached; empty where nobody asked, or the build does not tell
 */
public record CaseRun(
        Judgement judgement,
        Outcome left,
        Outcome right,
        long nanos,
        List<Outcome> extras,
        List<String> refused,
        PairCoverage coverage) {
    /** Without coverage. */
    public CaseRun(
            Judgement judgement, Outcome left, Outcome right, long nanos, List<Outcome> extras, List<String> refused) {
        this(judgement, left, right, nanos, extras, refused, PairCoverage.EMPTY);
    }

    public CaseRun {
        extras = List.copyOf(extras);
        refused = List.copyOf(refused);
    }

    /** What is wrong with it; empty where nothing is, or where nothing can be said. */
    public Optional<Symptom> symptom() {
        return judgement instanceof Symptom symptom ? Optional.of(symptom) : Optional.empty();
    }

    CaseRun withRefused(List<String> statements) {
        return new CaseRun(judgement, left, right, nanos, extras, statements, coverage);
    }

    CaseRun withCoverage(PairCoverage reached) {
        return new CaseRun(judgement, left, right, nanos, extras, refused, reached);
    }
}
