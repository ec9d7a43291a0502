package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LargeGroupTest {
    private static final Coverage COVERAGE =
            new Coverage(new LargeGroup(), "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a");

    @Test
    void isReachedByTwoRowsOfAKey() {
        assertThat(COVERAGE.isReachedBy(1, 1, 1, 2)).isTrue();
    }

    @Test
    void isNotReachedByOneRowOfEach() {
        assertThat(COVERAGE.isReachedBy(1, 1, 2, 2)).isFalse();
    }
}
