package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeveralGroupsTest {
    private static final Coverage COVERAGE =
            new Coverage(new SeveralGroups(), "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a");

    @Test
    void isReachedByTwoKeys() {
        assertThat(COVERAGE.isReachedBy(1, 1, 2, 1)).isTrue();
    }

    @Test
    void isNotReachedByOneKey() {
        assertThat(COVERAGE.isReachedBy(1, 1, 1, 2)).isFalse();
    }
}
