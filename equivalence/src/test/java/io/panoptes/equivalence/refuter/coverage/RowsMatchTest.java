package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RowsMatchTest {
    private static final Coverage COVERAGE = new Coverage(new RowsMatch(), "SELECT x.a FROM r x JOIN r y ON x.a = y.b");

    @Test
    void isReachedByTwoRowsThatMatch() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isTrue();
    }

    @Test
    void isNotReachedByRowsThatDoNot() {
        assertThat(COVERAGE.isReachedBy(1, 2)).isFalse();
    }
}
