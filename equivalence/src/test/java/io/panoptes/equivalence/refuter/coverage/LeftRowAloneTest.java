package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeftRowAloneTest {
    private static final Coverage COVERAGE =
            new Coverage(new LeftRowAlone(), "SELECT x.a FROM r x JOIN r y ON x.a = y.b");

    @Test
    void isReachedByARowWithoutPartner() {
        assertThat(COVERAGE.isReachedBy(1, 2)).isTrue();
    }

    @Test
    void isNotReachedWhereEachHasOne() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isFalse();
    }
}
