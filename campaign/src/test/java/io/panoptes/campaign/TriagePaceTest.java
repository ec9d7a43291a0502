package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.SuspectQueue.Backlog;
import io.panoptes.triage.TriageResult;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TriagePaceTest {
    private static final Duration LONG = Duration.ofMinutes(3);
    private final TriagePace pace = new TriagePace(Duration.ofSeconds(30));

    @Test
    void casesGoOnWhileLittleWaits() {
        assertThat(pace.holdsUp(backlog(0, 0), true, LONG)).isFalse();
        assertThat(pace.holdsUp(backlog(1, 1), false, LONG)).isFalse();
    }

    @Test
    void casesWaitForSuspectsUnlikeEachOther() {
        assertThat(pace.holdsUp(backlog(2, 0), false, LONG)).isTrue();
        assertThat(pace.holdsUp(backlog(0, 8), false, LONG)).isTrue();
    }

    @Test
    void nearTheEndCasesWaitForTheOneThatIsUnderway() {
        assertThat(pace.holdsUp(backlog(0, 0), true, Duration.ofSeconds(15))).isTrue();
        assertThat(pace.holdsUp(backlog(0, 0), false, Duration.ofSeconds(15))).isFalse();
        assertThat(pace.holdsUp(backlog(0, 0), false, Duration.ofSeconds(11))).isTrue();
    }

    @Test
    void itLearnsWhatASuspectCosts() {
        for (int i = 0; i < 20; i++) {
            pace.took("alike", new TriageResult.Reported("F" + i, ""), Duration.ofSeconds(2));
            pace.took("alike", new TriageResult.Repeated("F0"), Duration.ofMillis(100));
        }
        assertThat(pace.estimate(backlog(5, 20), false)).isBetween(Duration.ofSeconds(11), Duration.ofSeconds(13));
        assertThat(pace.holdsUp(backlog(5, 20), false, LONG)).isFalse();
    }

    /** Large suspects of one oracle must not be taken for as quick as the small ones of others. */
    @Test
    void eachLikenessHasACostOfItsOwn() {
        for (int i = 0; i < 20; i++) {
            pace.took("small", new TriageResult.Repeated("F0"), Duration.ofMillis(100));
            pace.took("large", new TriageResult.Repeated("F0"), Duration.ofSeconds(6));
        }
        assertThat(pace.holdsUp(new Backlog(0, Map.of("small", 20)), false, LONG))
                .isFalse();
        assertThat(pace.holdsUp(new Backlog(0, Map.of("large", 3)), false, LONG))
                .isTrue();
    }

    private static Backlog backlog(int fresh, int alike) {
        return new Backlog(fresh, alike == 0 ? Map.of() : Map.of("alike", alike));
    }
}
