package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConditionHoldsTest {
    private static final Coverage COVERAGE = new Coverage(new ConditionHolds(), "SELECT a FROM r WHERE a > 1");

    @Test
    void isReachedByARowThatMeetsIt() {
        assertThat(COVERAGE.isReachedBy(2, 0)).isTrue();
    }

    @Test
    void isNotReachedByARowThatDoesNot() {
        assertThat(COVERAGE.isReachedBy(1, 0)).isFalse();
    }
}
