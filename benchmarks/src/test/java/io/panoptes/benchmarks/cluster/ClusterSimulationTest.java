package io.panoptes.benchmarks.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClusterSimulationTest {
    private static final TaskTimes EVEN = new TaskTimes(List.of(1_000L), List.of(), List.of(500L));

    @Test
    void partsWaitForNothing() {
        ClusterSimulation simulation = new ClusterSimulation(EVEN, 0, 1);
        assertThat(simulation.parts(200, 1).millis()).isEqualTo(100_000);
        assertThat(simulation.parts(200, 200).millis()).isEqualTo(500);
        assertThat(simulation.parts(200, 200).busy()).isEqualTo(1);
    }

    @Test
    void theDriverTakesInOneResultAfterAnother() {
        ScalingRow row = new ClusterSimulation(EVEN, 100, 1).parts(200, 200);
        assertThat(row.millis()).isEqualTo(500 + 200 * 100);
        assertThat(row.driver()).isCloseTo(0.97, offset(0.01));
    }

    /** At the beginning two epochs of 20 ranges are at work at a time. */
    @Test
    void moreExecutorsThanRangesThatMayRunAreIdle() {
        ClusterSimulation simulation = new ClusterSimulation(EVEN, 0, 1);
        assertThat(simulation.campaign(320, 1).millis()).isEqualTo(320_000);
        assertThat(simulation.campaign(320, 40).millis()).isEqualTo(8_000);
        assertThat(simulation.campaign(320, 200).millis()).isEqualTo(8_000);
        assertThat(simulation.campaign(320, 200).busy()).isCloseTo(0.2, offset(0.001));
        assertThat(ScalingRow.stopsAt(List.of(
                        simulation.campaign(320, 20), simulation.campaign(320, 40), simulation.campaign(320, 200))))
                .isEqualTo(40);
    }

    /** Later epochs are longer. */
    @Test
    void aLongCampaignKeepsManyExecutorsBusy() {
        ClusterSimulation simulation = new ClusterSimulation(EVEN, 0, 1);
        ScalingRow row = simulation.campaign(50_000, 200);
        assertThat(row.efficiency(simulation.campaign(50_000, 1))).isBetween(0.93, 1.0);
    }

    @Test
    void suspectsAreTriagedAsOftenAsWasMeasured() {
        TaskTimes times = new TaskTimes(List.of(1_000L, 1_000L), List.of(4_000L), List.of());
        ScalingRow row = new ClusterSimulation(times, 0, 1).campaign(400, 1);
        assertThat(row.busyMillis()).isEqualTo(400 * 1_000 + 200 * 4_000);
        assertThat(row.millis()).isEqualTo(row.busyMillis());
    }
}
