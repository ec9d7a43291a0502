package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RepeatedArgumentTest {
    private static final Coverage COVERAGE =
            new Coverage(new RepeatedArgument(), "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a");

    @Test
    void isReachedByAValueThatIsThereTwice() {
        assertThat(COVERAGE.isReachedBy(1, 1, 1, 1)).isTrue();
    }

    @Test
    void isNotReachedByValuesThatDiffer() {
        assertThat(COVERAGE.isReachedBy(1, 1, 1, 2)).isFalse();
    }
}
