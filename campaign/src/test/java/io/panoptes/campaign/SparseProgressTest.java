package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** By a clock of the test. */
class SparseProgressTest {
    private static final CampaignEvent PROGRESS = new CampaignEvent.Progressed(CampaignProgress.NONE);

    private final List<Duration> told = new ArrayList<>();
    private long now = Long.MAX_VALUE - Duration.ofSeconds(2).toNanos();
    private final long start = now;
    private final SparseProgress events =
            new SparseProgress(event -> told.add(Duration.ofNanos(now - start)), () -> now);

    @Test
    void progressIsToldAtMostOnceASecondHoweverOftenThereIsSome() {
        for (int millis = 0; millis <= 5_300; millis += 7) {
            now = start + Duration.ofMillis(millis).toNanos();
            events.accept(PROGRESS);
        }
        assertThat(told).hasSize(6);
        for (int i = 1; i < told.size(); i++) {
            assertThat(told.get(i).minus(told.get(i - 1))).isBetween(Duration.ofSeconds(1), Duration.ofMillis(1_006));
        }
    }

    @Test
    void allOtherEventsAreToldAtOnce() {
        for (int i = 0; i < 100; i++) {
            events.accept(new CampaignEvent.Noted("one"));
        }
        assertThat(told).hasSize(100);
    }
}
