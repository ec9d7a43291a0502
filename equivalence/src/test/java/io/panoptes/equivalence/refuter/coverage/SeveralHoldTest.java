package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeveralHoldTest {
    private static final Coverage COVERAGE = new Coverage(new SeveralHold(), "SELECT a FROM r WHERE a > 3");

    @Test
    void isReachedByTwoRowsThatPass() {
        assertThat(COVERAGE.isReachedBy(4, 0, 5, 0)).isTrue();
    }

    @Test
    void isNotReachedByOneRowThatPasses() {
        assertThat(COVERAGE.isReachedBy(4, 0, 3, 0)).isFalse();
    }
}
