package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NullArgumentTest {
    private static final Coverage COVERAGE =
            new Coverage(new NullArgument(), "SELECT a, COUNT(DISTINCT b) FROM r GROUP BY a");

    @Test
    void isReachedByAnArgumentThatIsNull() {
        assertThat(COVERAGE.isReachedBy(1, Coverage.NULL)).isTrue();
    }

    @Test
    void isNotReachedByOneThatIsNot() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isFalse();
    }
}
