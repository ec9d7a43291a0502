package io.panoptes.instantiation.rediscovery;

/** A finding that is none of the known bugs, in this folder. */
public record Stranger(String title, String folder) {}
