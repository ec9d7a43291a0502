package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SetupTimeProbeTest {
    @Test
    void moreCasesShareWhatIsSlowToMake() {
        assertThat(count(20, 1)).as("a fast setup").isEqualTo(150);
        assertThat(count(100, 1)).isEqualTo(600);
        assertThat(count(6_000, 10)).isEqualTo(2_400);
    }

    @Test
    void slowQueriesAreNoReason() {
        assertThat(count(6_000, 200)).isEqualTo(150);
    }

    @Test
    void aStateIsNotSharedForEver() {
        assertThat(count(600_000, 1)).isEqualTo(2_400);
    }

    private static int count(long setup, long queries) {
        return SetupTimeProbe.casesPerState(Duration.ofMillis(setup), Duration.ofMillis(queries));
    }
}
