package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConditionFailsTest {
    private static final Coverage COVERAGE = new Coverage(new ConditionFails(), "SELECT a FROM r WHERE a > 1");

    @Test
    void isReachedByARowThatDoesNotMeetIt() {
        assertThat(COVERAGE.isReachedBy(1, 0)).isTrue();
    }

    @Test
    void isNotReachedByARowThatDoes() {
        assertThat(COVERAGE.isReachedBy(2, 0)).isFalse();
    }
}
