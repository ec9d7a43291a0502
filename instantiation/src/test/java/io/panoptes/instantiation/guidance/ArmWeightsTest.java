package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArmWeightsTest {
    private final ArmWeights weights = new ArmWeights(10, 0.5);

    @Test
    void whatWasNeverChosenIsAverage() {
        weights.learn("a", 5, 1);
        weights.endRound();
        assertThat(weights.weight("b")).isEqualTo(1);
    }

    @Test
    void whatBringsMoreForItsCostWeighsMore() {
        for (int i = 0; i < 100; i++) {
            weights.learn("cheap", 1, 1);
            weights.learn("dear", 2, 10);
        }
        weights.endRound();
        assertThat(weights.weight("cheap")).isGreaterThan(1.5);
        assertThat(weights.weight("dear")).isLessThan(1);
    }

    /** The campaign gains a tenth of what it gained before, and "second" twice as much of that as "first". */
    @Test
    void whatIsChosenFirstDoesNotStayFirstForIt() {
        for (int i = 0; i < 100; i++) {
            weights.learn("first", 100, 1);
        }
        weights.endRound();
        for (int round = 0; round < 4; round++) {
            for (int i = 0; i < 100; i++) {
                weights.learn("first", 1, 1);
                weights.learn("second", 2, 1);
            }
            weights.endRound();
        }
        assertThat(weights.weight("second")).isGreaterThan(1.2 * weights.weight("first"));
    }

    @Test
    void whatWasLearnedFades() {
        for (int i = 0; i < 100; i++) {
            weights.learn("early", 3, 1);
            weights.learn("late", 1, 1);
        }
        for (int i = 0; i < 12; i++) {
            weights.endRound();
        }
        for (int i = 0; i < 100; i++) {
            weights.learn("early", 0, 1);
            weights.learn("late", 1, 1);
        }
        weights.endRound();
        assertThat(weights.weight("late")).isGreaterThan(weights.weight("early"));
    }
}
