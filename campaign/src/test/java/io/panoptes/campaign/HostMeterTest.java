package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostMeterTest {
    private final HostMeter meter = new HostMeter(0);

    private static long seconds(long count) {
        return Duration.ofSeconds(count).toNanos();
    }

    @Test
    void tellsWhatEachHostHasRun() {
        meter.ran("2@b", 200, seconds(5));
        meter.ran("1@a", 200, seconds(8));
        meter.ran("1@a", 200, seconds(9));
        assertThat(meter.load(3, seconds(10)))
                .isEqualTo(new ClusterLoad(
                        List.of(new ClusterLoad.Host("1@a", 2, 400, 40), new ClusterLoad.Host("2@b", 1, 200, 20)), 3));
    }

    @Test
    void theRateIsThatOfTheLastMinute() {
        meter.ran("1@a", 200, seconds(5));
        meter.ran("1@a", 120, seconds(100));
        assertThat(meter.load(0, seconds(120)).hosts()).containsExactly(new ClusterLoad.Host("1@a", 2, 320, 2));
    }
}
