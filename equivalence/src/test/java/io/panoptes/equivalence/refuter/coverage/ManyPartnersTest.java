package io.panoptes.equivalence.refuter.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ManyPartnersTest {
    private static final Coverage COVERAGE =
            new Coverage(new ManyPartners(), "SELECT x.a FROM r x JOIN r y ON x.a = y.b");

    @Test
    void isReachedByTwoRowsWithOnePartner() {
        assertThat(COVERAGE.isReachedBy(1, 1, 2, 1)).isTrue();
    }

    @Test
    void isNotReachedByOnePair() {
        assertThat(COVERAGE.isReachedBy(1, 1)).isFalse();
    }
}
