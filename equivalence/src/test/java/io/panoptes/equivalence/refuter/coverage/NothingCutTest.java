package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NothingCutTest {
    private static final Coverage COVERAGE = new Coverage(new NothingCut(), "SELECT a, b FROM r ORDER BY a, b LIMIT 1");

    @Test
    void isReachedByAsManyRowsAsItTakes() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isTrue();
    }

    @Test
    void isNotReachedByMore() {
        assertThat(COVERAGE.isReachedBy(1, 1, 2, 2)).isFalse();
    }
}
