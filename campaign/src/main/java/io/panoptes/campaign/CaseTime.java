package io.panoptes.campaign;

import io.panoptes.campaign.SuspectQueue.Backlog;
import java.util.Map;

/** How a campaign of limited time divides it between cases and triage. */
record CaseTime(CampaignClock clock, TriagePace pace, CaseEnd end) {
    private static final Backlog NOTHING = new Backlog(0, Map.of());
    /** Some suspects take longer than those before them, and none is to be left half done because cases went on. */
    private static final int MARGIN = 2;

    CaseTime startingWith(CampaignClock now) {
        return new CaseTime(now, pace, end);
    }

    /** Whether there are to be no more cases. */
    boolean isCasesOver() {
        return clock.isDrawingOver()
                && switch (end) {
                    case ON_TIME -> true;
                    case WITH_TRIAGE -> holdsUp(NOTHING, false);
                };
    }

    /** Whether cases have to wait for triage. */
    boolean holdsUp(Backlog backlog, boolean busy) {
        return clock.isLimited()
                && pace.holdsUp(
                        backlog,
                        busy,
                        clock.isDrawingOver()
                                ? clock.remaining()
                                        .minus(CampaignClock.TO_COME_TO_AN_END)
                                        .dividedBy(MARGIN)
                                : clock.remaining());
    }
}
