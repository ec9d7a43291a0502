package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TiesTest {
    private static final Coverage COVERAGE = new Coverage(new Ties(), "SELECT a, b FROM r ORDER BY a, b LIMIT 1");

    @Test
    void isReachedByRowsThatTie() {
        assertThat(COVERAGE.isReachedBy(1, 1, 1, 1)).isTrue();
    }

    @Test
    void isNotReachedByRowsThatDoNot() {
        assertThat(COVERAGE.isReachedBy(1, 1, 2, 2)).isFalse();
    }
}
