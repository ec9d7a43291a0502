package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.SuspectQueue.Backlog;
import io.panoptes.triage.TriageResult;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CaseTimeTest {
    private static final Duration KEPT = Duration.ofSeconds(40);
    private static final Backlog NOTHING = new Backlog(0, Map.of());
    private final TriagePace pace = new TriagePace(KEPT);

    @Test
    void casesGoOnWhereTriageNeedsNothingOfItsTime() {
        assertThat(share(CaseEnd.WITH_TRIAGE, 1).isCasesOver()).isFalse();
        assertThat(share(CaseEnd.WITH_TRIAGE, 1).holdsUp(NOTHING, false)).isFalse();
        assertThat(share(CaseEnd.ON_TIME, 1).isCasesOver()).isTrue();
    }

    @Test
    void casesWaitWhileTriageNeedsItAndGoOnAfterIt() {
        CaseTime share = share(CaseEnd.WITH_TRIAGE, 1);
        assertThat(share.holdsUp(new Backlog(1, Map.of()), false)).isTrue();
        assertThat(share.isCasesOver()).isFalse();
        assertThat(share.holdsUp(NOTHING, false)).isFalse();
    }

    @Test
    void casesEndWhereOneMoreSuspectWouldComeTooLate() {
        assertThat(share(CaseEnd.WITH_TRIAGE, 25).isCasesOver()).isTrue();
        for (int i = 0; i < 20; i++) {
            pace.took("alike", new TriageResult.Reported("F" + i, ""), Duration.ofSeconds(2));
        }
        assertThat(share(CaseEnd.WITH_TRIAGE, 25).isCasesOver()).isFalse();
        assertThat(share(CaseEnd.WITH_TRIAGE, 36).isCasesOver()).isTrue();
    }

    @Test
    void beforeTheTimeForCasesIsUpBothEndsAreAlike() {
        CampaignClock begun = CampaignClock.start(Optional.of(Duration.ofMinutes(2)), KEPT);
        for (CaseEnd end : CaseEnd.values()) {
            assertThat(new CaseTime(begun, pace, end).isCasesOver()).isFalse();
        }
    }

    @Test
    void whereTheCasesAreCountedTheyWaitForNothing() {
        CampaignClock counted = CampaignClock.start(Optional.empty(), KEPT);
        CaseTime share = new CaseTime(counted, pace, CaseEnd.ON_TIME);
        assertThat(share.holdsUp(new Backlog(50, Map.of()), true)).isFalse();
        assertThat(share.isCasesOver()).isFalse();
    }

    /** This many seconds into the time that is kept for triage. */
    private CaseTime share(CaseEnd end, int seconds) {
        CampaignClock clock = new CampaignClock(
                Optional.of(Duration.ofMinutes(1)),
                KEPT,
                System.nanoTime() - Duration.ofSeconds(60L + seconds).toNanos());
        return new CaseTime(clock, pace, end);
    }
}
