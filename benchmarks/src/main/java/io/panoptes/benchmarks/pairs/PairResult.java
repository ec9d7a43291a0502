package io.panoptes.benchmarks.pairs;

import io.panoptes.equivalence.trial.EngineBug;
import java.util.List;
import java.util.Optional;

/**
 * What came of a pair.
 *
 * @param millis of the engine alone, without the validation on a DBMS
 * @param bound the largest number of rows a table up to which the queries were shown to agree; 0 for none
 * @param stage that gave the verdict; empty where none did
 * @param validated whether a DBMS agrees with the verdict, see the trial; empty where none could say
 * @param trial what the trial gave, in words; empty where there was none
 * @param trialMillis the time of the trial
 * @param bugs what a DBMS contradicts
 */
public record PairResult(
        String id,
        Kind verdict,
        double millis,
        int bound,
        String stage,
        Optional<Boolean> validated,
        String reason,
        String trial,
        double trialMillis,
        List<EngineBug> bugs) {
    public PairResult {
        bugs = List.copyOf(bugs);
    }

    /** Without a trial. */
    public PairResult(
            String id,
            Kind verdict,
            double millis,
            int bound,
            String stage,
            Optional<Boolean> validated,
            String reason) {
        this(id, verdict, millis, bound, stage, validated, reason, "", 0, List.of());
    }

    PairResult withTrialMillis(double time) {
        return new PairResult(id, verdict, millis, bound, stage, validated, reason, trial, time, bugs);
    }

    public enum Kind {
        PROVED,
        REFUTED,
        UNKNOWN,
        UNSUPPORTED,
        ERROR
    }
}
