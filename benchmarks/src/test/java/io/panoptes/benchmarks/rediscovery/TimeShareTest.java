package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimeShareTest {
    @Test
    void growsWithTheRootOfTheBugsAndKeepsTheSum() {
        assertThat(TimeShare.of(Map.of("a", 9, "b", 1), Duration.ofSeconds(60)))
                .containsEntry("a", Duration.ofSeconds(90))
                .containsEntry("b", Duration.ofSeconds(30));
    }

    @Test
    void oneVersionHasWhatWasAskedFor() {
        assertThat(TimeShare.of(Map.of("a", 5), Duration.ofSeconds(60))).containsEntry("a", Duration.ofSeconds(60));
    }
}
