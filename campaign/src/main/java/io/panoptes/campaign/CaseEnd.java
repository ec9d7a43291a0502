package io.panoptes.campaign;

/** When a campaign of limited time runs its last case. */
public enum CaseEnd {
    /** When the time for cases is up: what is kept for triage is for triage alone. */
    ON_TIME,
    /** When one more suspect could not be triaged before the end: cases get what triage leaves of its time. */
    WITH_TRIAGE
}
