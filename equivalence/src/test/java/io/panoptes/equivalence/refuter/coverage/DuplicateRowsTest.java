package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DuplicateRowsTest {
    private static final Coverage COVERAGE =
            new Coverage(new DuplicateRows(), "SELECT a FROM r EXCEPT ALL SELECT b FROM r");

    @Test
    void isReachedByARowThatIsThereTwice() {
        assertThat(COVERAGE.isReachedBy(1, 2, 1, 3)).isTrue();
    }

    @Test
    void isNotReachedByRowsThatDiffer() {
        assertThat(COVERAGE.isReachedBy(1, 2)).isFalse();
    }
}
