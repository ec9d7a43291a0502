package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UngroupedColumnGuardTest {

    @Test
    void stopsAColumnBesideAnAggregate() {
        assertThat(Candidates.objection(
                        new UngroupedColumnGuard(), Candidates.ofQuery("SELECT s, COUNT(*) AS n FROM t")))
                .isPresent();
    }

    @Test
    void takesAGroupedColumn() {
        assertThat(Candidates.objection(
                        new UngroupedColumnGuard(), Candidates.ofQuery("SELECT s, COUNT(*) AS n FROM t GROUP BY s")))
                .isEmpty();
    }

    @Test
    void takesAGroupedExpression() {
        assertThat(Candidates.objection(
                        new UngroupedColumnGuard(),
                        Candidates.ofQuery("SELECT k + 1 AS x, COUNT(*) AS n FROM t GROUP BY k + 1")))
                .isEmpty();
    }

    @Test
    void stopsAnotherColumnOfTheGroup() {
        assertThat(Candidates.objection(
                        new UngroupedColumnGuard(), Candidates.ofQuery("SELECT b, COUNT(*) AS n FROM t GROUP BY s")))
                .isPresent();
    }
}
