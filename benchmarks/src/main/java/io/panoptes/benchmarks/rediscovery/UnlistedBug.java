package io.panoptes.benchmarks.rediscovery;

/** A finding that is none of the known bugs, in this folder. */
public record UnlistedBug(String title, String folder) {}
