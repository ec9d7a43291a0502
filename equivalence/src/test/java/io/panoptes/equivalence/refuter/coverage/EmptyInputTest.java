package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EmptyInputTest {
    private static final Coverage COVERAGE =
            new Coverage(new EmptyInput(), "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a");

    @Test
    void isReachedByNoRow() {
        assertThat(COVERAGE.isReachedBy()).isTrue();
    }

    @Test
    void isNotReachedByARow() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isFalse();
    }
}
