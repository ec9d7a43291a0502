package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CutRowsTest {
    private static final Coverage COVERAGE = new Coverage(new CutRows(), "SELECT a, b FROM r ORDER BY a, b LIMIT 1");

    @Test
    void isReachedByMoreRowsThanItTakes() {
        assertThat(COVERAGE.isReachedBy(1, 1, 2, 2)).isTrue();
    }

    @Test
    void isNotReachedByAsManyAsItTakes() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isFalse();
    }
}
