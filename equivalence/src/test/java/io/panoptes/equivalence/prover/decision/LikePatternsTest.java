package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikePatternsTest {
    @ParameterizedTest
    @CsvSource({"abc%, ab%", "abc, ab_", "a%, %", "%, %%", "a_c%, a%c%", "abcd, a%d", "%abc%, %b%", "x, _%", "'', %"})
    void isWithinAWiderOne(String narrow, String wide) {
        assertThat(LikePatterns.isWithin(narrow, wide)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"ab%, abc%", "a%, a_", "a%, _", "%, _%", "'', _", "a_c, abc", "ab, ba", "%a, a%", "Ab%, ab%", "a%b, ab"
    })
    void isNotWithin(String narrow, String wide) {
        assertThat(LikePatterns.isWithin(narrow, wide)).isFalse();
    }

    @Test
    void longPatternsTakeNoLonger() {
        assertThat(LikePatterns.isWithin("ab".repeat(200), "%a".repeat(100) + "%c"))
                .isFalse();
    }
}
