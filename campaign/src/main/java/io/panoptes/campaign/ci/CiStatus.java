package io.panoptes.campaign.ci;

/** What a CI job exits with, in the order in which they take precedence. */
public enum CiStatus {
    /** Bad input, no network, a build that does not start. */
    COULD_NOT_RUN(2),
    /** A finding that no baseline knows, a regression that was fixed and shows again, or suspects left untriaged. */
    NEW_BUGS(1),
    /** The deadline, a limit or a signal came before all was done, and nothing new had shown. */
    ENDED_EARLY(3),
    NOTHING_NEW(0);

    private final int exitCode;

    CiStatus(int exitCode) {
        this.exitCode = exitCode;
    }

    public int exitCode() {
        return exitCode;
    }
}
