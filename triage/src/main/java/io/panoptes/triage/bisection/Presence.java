package io.panoptes.triage.bisection;

/** Whether a build shows a finding. */
public enum Presence {
    SHOWS,
    GONE,
    /** It can't be built, does not start, or can't run the statements. */
    UNKNOWN
}
