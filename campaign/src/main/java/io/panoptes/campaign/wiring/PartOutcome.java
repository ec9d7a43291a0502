package io.panoptes.campaign.wiring;

/** What came of a part. */
public sealed interface PartOutcome {

    /** Its place among the parts. */
    int part();

    record Done(int part, String result) implements PartOutcome {}

    /** Every attempt failed. */
    record Failed(int part, String why) implements PartOutcome {}
}
