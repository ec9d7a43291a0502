package io.panoptes.benchmarks.pairs;

import java.util.Optional;

/**
 * What came of a pair.
 *
 * @param millis of the engine alone, without the validation on a DBMS
 * @param bound the largest number of rows a table up to which the queries were shown to agree; 0 for none
 * @param stage that gave the verdict; empty where none did
 * @param validated whether a DBMS confirmed the counterexample; empty where none could say
 */
public record PairResult(
        String id, Kind verdict, double millis, int bound, String stage, Optional<Boolean> validated, String reason) {

    public enum Kind {
        PROVED,
        REFUTED,
        UNKNOWN,
        UNSUPPORTED,
        ERROR
    }
}
