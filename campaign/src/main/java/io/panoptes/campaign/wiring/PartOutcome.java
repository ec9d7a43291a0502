package io.panoptes.campaign.wiring;

/** The outcome of one part of the work that a {@link Cluster} was given. */
public sealed interface PartOutcome {

    /** Its index in the list of parts. */
    int part();

    record Done(int part, String result) implements PartOutcome {}

    /** Every attempt failed. */
    record Failed(int part, String why) implements PartOutcome {}
}
