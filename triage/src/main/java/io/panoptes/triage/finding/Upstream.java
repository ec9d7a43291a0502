package io.panoptes.triage.finding;

import java.util.Optional;

/**
 * What the makers of the DBMS know of a finding.
 *
 * @param link to the report in their tracker
 */
public record Upstream(Report report, Optional<String> link) {

    /** Whether somebody has reported it. */
    public enum Report {
        REPORTED,
        /** We searched what we could, and found no report. */
        NOT_FOUND,
        NOT_SEARCHED
    }
}
