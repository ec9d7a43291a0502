package io.panoptes.benchmarks.pairs;

import io.panoptes.equivalence.trial.EngineBug;
import java.util.List;
import java.util.Optional;

/**
 * The result of deciding one pair of a benchmark.
 *
 * @param millis of the engine alone, without the validation on a DBMS
 * @param bound the largest number of rows a table up to which the queries were shown to agree; 0 for none
 * @param stage the part of the engine that gave the verdict; empty where none did
 * @param validated whether a run on a DBMS agrees with the verdict; empty where none was made, or it showed neither
 * @param reason why there is no proof and no counterexample; an error's message; empty for others
 * @param assumes what a proof takes for granted, in words
 * @param trial the result of the run on a DBMS in words; empty where there was none
 * @param trialMillis the time of that run
 * @param bugs verdicts and counterexamples of the engine that the run contradicts
 */
public record PairResult(
        String id,
        Kind verdict,
        double millis,
        int bound,
        String stage,
        Optional<Boolean> validated,
        String reason,
        List<String> assumes,
        String trial,
        double trialMillis,
        List<EngineBug> bugs) {
    public PairResult {
        assumes = List.copyOf(assumes);
        bugs = List.copyOf(bugs);
    }

    /** A result without a run on a DBMS. */
    public PairResult(
            String id,
            Kind verdict,
            double millis,
            int bound,
            String stage,
            Optional<Boolean> validated,
            String reason) {
        this(id, verdict, millis, bound, stage, validated, reason, List.of(), "", 0, List.of());
    }

    PairResult withTrialMillis(double time) {
        return new PairResult(id, verdict, millis, bound, stage, validated, reason, assumes, trial, time, bugs);
    }

    /** The verdict, or why there is none. */
    public enum Kind {
        PROVED,
        REFUTED,
        /** Neither a proof nor a counterexample was found in time. */
        UNKNOWN,
        /** A query uses SQL that the engine does not model. */
        UNSUPPORTED,
        /** A text is no SQL, or the engine failed. */
        ERROR
    }
}
