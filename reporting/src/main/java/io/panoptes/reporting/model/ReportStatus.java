package io.panoptes.reporting.model;

import io.panoptes.campaign.ci.CiStatus;

/** What a run came to, or that it goes on. */
public enum ReportStatus {
    RUNNING("running"),
    NOTHING_NEW("nothing new"),
    NEW_BUGS("new bugs"),
    ENDED_EARLY("ended early"),
    COULD_NOT_RUN("could not run");

    private final String words;

    ReportStatus(String words) {
        this.words = words;
    }

    public static ReportStatus of(CiStatus status) {
        return switch (status) {
            case NOTHING_NEW -> NOTHING_NEW;
            case NEW_BUGS -> NEW_BUGS;
            case ENDED_EARLY -> ENDED_EARLY;
            case COULD_NOT_RUN -> COULD_NOT_RUN;
        };
    }

    public String words() {
        return words;
    }
}
