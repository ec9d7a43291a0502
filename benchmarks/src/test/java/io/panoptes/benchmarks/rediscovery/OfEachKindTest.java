package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OfEachKindTest {
    private static final List<String> WORDS = List.of("abc", "ab", "a", "bcd", "c");

    @Test
    void takesThePlainestOfEachKindInTurn() {
        assertThat(chosen(10)).containsExactly("a", "c", "bcd", "ab", "abc");
        assertThat(chosen(3)).containsExactly("a", "c", "bcd");
    }

    /** Of more kinds than are wanted those of which one is plain. */
    @Test
    void plainKindsComeFirst() {
        assertThat(chosen(2)).containsExactly("a", "c");
    }

    private static List<String> chosen(int most) {
        return OfEachKind.choose(WORDS, word -> word.substring(0, 1), String::length, most);
    }
}
