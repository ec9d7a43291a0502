package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.guidance.BlockPlan.Manner;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BlockPlanTest {
    @Test
    void aBlockBeginsWithAboutAsManyCasesAStateAsTheDbmsWants() {
        assertThat(Manner.nearest(150)).isEqualTo(Manner.LONG);
        assertThat(Manner.nearest(50)).isEqualTo(Manner.MIDDLE);
        assertThat(Manner.nearest(5)).isEqualTo(Manner.SHORT);
    }

    @Test
    void seedsOfOneStateShareItUntilItHasPaid() {
        assertThat(states(0)).isGreaterThan(states(40));
        assertThat(states(1_000)).isEqualTo(1);
    }

    /** Of a block of seeds that were all found on one state. */
    private static long states(double casesPerState) {
        var pool = new SeedPool(PowerSchedule.FAST);
        for (int i = 0; i < 40; i++) {
            pool.add(new Seed(Cases.of(7, "s"), 0, 1_000, 1, 5, i));
        }
        return BlockPlan.ofSeeds(3, new SplittableRandom(1), pool, casesPerState).states().values().stream()
                .map(StateSource::number)
                .distinct()
                .count();
    }
}
