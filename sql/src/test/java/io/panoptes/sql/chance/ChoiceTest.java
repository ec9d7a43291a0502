package io.panoptes.sql.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChoiceTest {

    /** Where a way draws too, it draws behind the choice, as an arm of a switch did. */
    @Test
    void drawsWhatASwitchOverNumbersDrew() {
        RandomGenerator random = new SplittableRandom(7);
        RandomGenerator numbers = new SplittableRandom(7);
        Choice<Integer> choice = Choice.<Integer>of(1, () -> 0).or(3, () -> 1 + random.nextInt(3));
        for (int i = 0; i < 1_000; i++) {
            int expected = switch (numbers.nextInt(4)) {
                case 0 -> 0;
                default -> 1 + numbers.nextInt(3);
            };
            assertThat(choice.draw(random)).isEqualTo(expected);
        }
    }

    @Test
    void goesTheDrawnWayOnly() {
        List<String> gone = new ArrayList<>();
        Choice<Boolean> choice = Choice.of(1, () -> gone.add("one")).or(1, () -> gone.add("other"));
        choice.draw(new SplittableRandom(7));
        assertThat(gone).hasSize(1);
    }
}
