package io.panoptes.instantiation.guidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class DrawnWordsTest {
    private final DrawnWords words = new DrawnWords();

    @Test
    void beforeAnythingWasDrawnAllAreAlike() {
        assertThat(words.rarity("a")).isEqualTo(1);
    }

    @Test
    void whatWasDrawnLeastIsRarest() {
        for (int i = 0; i < 36; i++) {
            words.drew(i % 9 == 0 ? Set.of("often", "seldom") : Set.of("often"));
        }
        assertThat(words.rarity("often")).isLessThan(1);
        assertThat(words.rarity("seldom")).isEqualTo(Math.sqrt(5));
        assertThat(words.rarity("never")).isEqualTo(Math.sqrt(20));
    }
}
