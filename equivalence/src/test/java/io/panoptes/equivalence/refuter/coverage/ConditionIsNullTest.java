package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConditionIsNullTest {
    private static final Coverage COVERAGE = new Coverage(new ConditionIsNull(), "SELECT a FROM r WHERE a > 1");

    @Test
    void isReachedByNull() {
        assertThat(COVERAGE.isReachedBy(Coverage.NULL, 0)).isTrue();
    }

    @Test
    void isNotReachedByAValue() {
        assertThat(COVERAGE.isReachedBy(2, 0)).isFalse();
    }
}
