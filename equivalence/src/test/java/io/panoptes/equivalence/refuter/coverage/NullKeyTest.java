package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NullKeyTest {
    private static final Coverage COVERAGE =
            new Coverage(new NullKey(), "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a");

    @Test
    void isReachedByAKeyThatIsNull() {
        assertThat(COVERAGE.isReachedBy(Coverage.NULL, 1)).isTrue();
    }

    @Test
    void isNotReachedByAKeyThatIsNot() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isFalse();
    }
}
