package io.panoptes.sql.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class WeightedTest {
    private static final int DRAWS = 1_000;

    /** Draws of before stay what they were when a switch over numbers becomes a weighted list. */
    @Test
    void drawsWhatASwitchOverNumbersDrew() {
        RandomGenerator random = new SplittableRandom(7);
        RandomGenerator numbers = new SplittableRandom(7);
        Weighted<String> operators = Weighted.of(2, "=").or(1, "<").or(4, ">");
        for (int i = 0; i < DRAWS; i++) {
            String expected = switch (numbers.nextInt(7)) {
                case 0, 1 -> "=";
                case 2 -> "<";
                default -> ">";
            };
            assertThat(operators.draw(random)).isEqualTo(expected);
        }
    }

    @Test
    void givesEachAsOftenAsItsWeightSays() {
        RandomGenerator random = new SplittableRandom(7);
        Weighted<Boolean> coin = Weighted.of(9, true).or(1, false);
        int often = 0;
        for (int i = 0; i < 10_000; i++) {
            often += coin.draw(random) ? 1 : 0;
        }
        assertThat(often).isBetween(8_800, 9_200);
    }

    @Test
    void oneMoreLeavesTheListAsItWas() {
        RandomGenerator random = new SplittableRandom(7);
        Weighted<String> one = Weighted.of(1, "a");
        Weighted<String> two = one.or(1, "b");
        for (int i = 0; i < DRAWS; i++) {
            assertThat(one.draw(random)).isEqualTo("a");
        }
        assertThat(two.draw(new SplittableRandom(1))).isIn("a", "b");
    }

    @Test
    void refusesAWeightOfNothing() {
        assertThatThrownBy(() -> Weighted.of(0, "a"))
                .hasMessage("a weight of 0: what is never drawn has no place here");
    }
}
