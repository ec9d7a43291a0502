package io.panoptes.triage.finding;

/** What is expected of releases and builds that are newer than all on which a finding was tried. */
public enum Expected {
    /** Nobody has fixed it: it shows. */
    OPEN,
    /** It is fixed: where it shows, it is back again. */
    FIXED
}
