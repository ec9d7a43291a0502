package io.panoptes.campaign.ci;

/** How a run ended. */
public sealed interface Ending {

    /** All of it was done. */
    record Completed() implements Ending {}

    /** The deadline, a signal, or the loss of the target came first; what was found up to there is in the outcome. */
    record EndedEarly(String why) implements Ending {}

    /** Nothing could be run. */
    record CouldNotRun(String why) implements Ending {}
}
