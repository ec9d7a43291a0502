package io.panoptes.texttosql.pair;

import java.util.Optional;

/**
 * A pair with what came of it.
 *
 * @param millis what the decision took, without the runs on given databases
 * @param ex whether the answers agree on the database that is given with the benchmark; empty where none is given, or the gold
 *     query does not run there
 * @param plausible of pairs that differ; empty for others, and where it was not asked
 * @param exTest whether they agree on databases made for the gold query; empty where that was not asked
 */
public record DecidedPair(
        Pair pair,
        PairOutcome outcome,
        double millis,
        Optional<Boolean> ex,
        Optional<Plausibility> plausible,
        Optional<Boolean> exTest) {}
