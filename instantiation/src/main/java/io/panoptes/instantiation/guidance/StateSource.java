package io.panoptes.instantiation.guidance;

/** Where the state of a case comes from. Those of the same number are the same. */
public sealed interface StateSource {
    long number();

    /** Drawn by its number. */
    record Fresh(long number) implements StateSource {}

    /** That of a seed, perhaps changed, and cases that are made of the seed's. */
    record OfSeed(long number, Seed seed) implements StateSource {}
}
