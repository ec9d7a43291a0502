package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.guidance.PowerSchedule.Averages;
import io.panoptes.instantiation.guidance.PowerSchedule.SeedUse;
import org.junit.jupiter.api.Test;

class PowerScheduleTest {
    private static final Averages AVERAGES = new Averages(100, 100);

    @Test
    void anAverageSeedHasAHundred() {
        assertThat(energy(PowerSchedule.EXPLORE, 100, 100, 0, 5, 9_000)).isEqualTo(100);
    }

    @Test
    void aFastSeedGetsMoreAndASlowOneLess() {
        assertThat(energy(PowerSchedule.EXPLORE, 20, 100, 0, 0, 1)).isEqualTo(300);
        assertThat(energy(PowerSchedule.EXPLORE, 1_500, 100, 0, 0, 1)).isEqualTo(10);
    }

    @Test
    void oneThatReachesMuchOrLiesDeepGetsMore() {
        assertThat(energy(PowerSchedule.EXPLORE, 100, 400, 0, 0, 1)).isEqualTo(300);
        assertThat(energy(PowerSchedule.EXPLORE, 100, 100, 8, 0, 1)).isEqualTo(300);
    }

    @Test
    void fastPrefersRarePathsOnceASeedWasChosen() {
        assertThat(energy(PowerSchedule.FAST, 100, 100, 0, 0, 9_000)).isEqualTo(100);
        assertThat(energy(PowerSchedule.FAST, 100, 100, 0, 3, 1)).isEqualTo(400);
        assertThat(energy(PowerSchedule.FAST, 100, 100, 0, 3, 16)).isEqualTo(200);
        assertThat(energy(PowerSchedule.FAST, 100, 100, 0, 3, 9_000)).isEqualTo(40);
    }

    private static double energy(
            PowerSchedule schedule, double cost, int edges, int depth, long chosen, long casesOfPath) {
        Seed seed = new Seed(Cases.of(0, "o"), depth, edges, 1, cost, 7);
        return schedule.energy(new SeedUse(seed, chosen, casesOfPath, 0), AVERAGES);
    }
}
