package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeveralAloneTest {
    private static final Coverage COVERAGE =
            new Coverage(new SeveralAlone(), "SELECT x.a FROM r x LEFT JOIN r y ON x.a < y.a");

    @Test
    void isReachedByTwoRowsOfWhichNoneIsLess() {
        assertThat(COVERAGE.isReachedBy(4, 0, 4, 1)).isTrue();
    }

    @Test
    void isNotReachedByOneGreatestRow() {
        assertThat(COVERAGE.isReachedBy(4, 0, 3, 1)).isFalse();
    }
}
