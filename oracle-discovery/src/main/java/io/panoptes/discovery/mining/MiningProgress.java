package io.panoptes.discovery.mining;

/**
 * How far a run has come.
 *
 * @param oracles that its folder holds, none of them twice or in the library before
 * @param ended why a proposer ended it; empty where it did not
 */
public record MiningProgress(MiningTally tally, long oracles, long elapsedMillis, String ended) {}
