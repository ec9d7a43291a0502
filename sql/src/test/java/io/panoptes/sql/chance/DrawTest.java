package io.panoptes.sql.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class DrawTest {
    private static final int DRAWS = 1_000;

    @Test
    void givesEachOfAList() {
        RandomGenerator random = new SplittableRandom(7);
        RandomGenerator numbers = new SplittableRandom(7);
        List<String> letters = List.of("a", "b", "c");
        Set<String> drawn = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            String letter = Draw.oneOf(random, letters);
            assertThat(letter).isEqualTo(letters.get(numbers.nextInt(3)));
            drawn.add(letter);
        }
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(letters);
    }

    @Test
    void givesEachNumberBothEndsIncluded() {
        RandomGenerator random = new SplittableRandom(7);
        RandomGenerator numbers = new SplittableRandom(7);
        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < DRAWS; i++) {
            int number = Draw.between(random, 2, 4);
            assertThat(number).isEqualTo(2 + numbers.nextInt(3));
            drawn.add(number);
        }
        assertThat(drawn).containsExactlyInAnyOrder(2, 3, 4);
    }
}
