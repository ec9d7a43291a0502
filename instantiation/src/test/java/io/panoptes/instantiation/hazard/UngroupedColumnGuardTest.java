package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UngroupedColumnGuardTest {

    @Test
    void stopsAColumnBesideAnAggregate() {
        assertThat(new UngroupedColumnGuard().objection(Candidates.ofQuery("SELECT s, COUNT(*) AS n FROM t")))
                .isPresent();
    }

    @Test
    void takesAGroupedColumn() {
        assertThat(new UngroupedColumnGuard()
                        .objection(Candidates.ofQuery("SELECT s, COUNT(*) AS n FROM t GROUP BY s")))
                .isEmpty();
    }

    @Test
    void takesAGroupedExpression() {
        assertThat(new UngroupedColumnGuard()
                        .objection(Candidates.ofQuery("SELECT k + 1 AS x, COUNT(*) AS n FROM t GROUP BY k + 1")))
                .isEmpty();
    }

    @Test
    void stopsAnotherColumnOfTheGroup() {
        assertThat(new UngroupedColumnGuard()
                        .objection(Candidates.ofQuery("SELECT b, COUNT(*) AS n FROM t GROUP BY s")))
                .isPresent();
    }
}
