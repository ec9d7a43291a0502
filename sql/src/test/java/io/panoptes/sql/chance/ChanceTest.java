package io.panoptes.sql.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChanceTest {
    private static final int DRAWS = 1_000;

    @Test
    void happensAtTheLowestNumbers() {
        RandomGenerator random = new SplittableRandom(7);
        RandomGenerator numbers = new SplittableRandom(7);
        Chance chance = Chance.of(3, 10);
        for (int i = 0; i < DRAWS; i++) {
            assertThat(chance.happens(random)).isEqualTo(numbers.nextInt(10) < 3);
        }
    }

    @Test
    void failsAtAllOthers() {
        RandomGenerator random = new SplittableRandom(7);
        RandomGenerator numbers = new SplittableRandom(7);
        Chance chance = Chance.oneIn(4);
        for (int i = 0; i < DRAWS; i++) {
            assertThat(chance.fails(random)).isEqualTo(numbers.nextInt(4) != 0);
        }
    }

    @Test
    void neverAndAlwaysAreChances() {
        RandomGenerator random = new SplittableRandom(7);
        for (int i = 0; i < DRAWS; i++) {
            assertThat(Chance.of(0, 10).happens(random)).isFalse();
            assertThat(Chance.of(10, 10).happens(random)).isTrue();
        }
    }

    @Test
    void refusesWhatIsNoChance() {
        assertThatThrownBy(() -> Chance.oneIn(0)).hasMessage("1 in 0 is no chance");
        assertThatThrownBy(() -> Chance.of(-1, 3)).hasMessage("-1 in 3 is no chance");
    }
}
