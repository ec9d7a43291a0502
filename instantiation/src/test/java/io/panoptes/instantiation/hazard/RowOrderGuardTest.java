package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RowOrderGuardTest {

    @Test
    void stopsALimitOverTies() {
        assertThat(Candidates.objection(new RowOrderGuard(), Candidates.ofQuery("SELECT s FROM t ORDER BY b LIMIT 1")))
                .isPresent();
    }

    @Test
    void takesALimitOverAllColumns() {
        assertThat(Candidates.objection(new RowOrderGuard(), Candidates.ofQuery("SELECT s FROM t ORDER BY s LIMIT 1")))
                .isEmpty();
    }

    @Test
    void stopsALimitWithoutAnOrder() {
        assertThat(Candidates.objection(new RowOrderGuard(), Candidates.ofQuery("SELECT s FROM t LIMIT 1")))
                .isPresent();
    }

    @Test
    void stopsRowNumbersOverTies() {
        assertThat(Candidates.objection(
                        new RowOrderGuard(),
                        Candidates.ofQuery("SELECT b, ROW_NUMBER() OVER (ORDER BY s) AS n FROM t")))
                .isPresent();
    }

    @Test
    void takesRowNumbersWhereTiesAreTheSameRow() {
        assertThat(Candidates.objection(
                        new RowOrderGuard(),
                        Candidates.ofQuery("SELECT b, s, ROW_NUMBER() OVER (PARTITION BY b ORDER BY s) AS n FROM t")))
                .isEmpty();
    }

    @Test
    void stopsRowNumbersBesideANumberThatTellsTiesApart() {
        assertThat(Candidates.objection(
                        new RowOrderGuard(),
                        Candidates.ofQuery(
                                "SELECT s, RANK() OVER (ORDER BY b) AS m, ROW_NUMBER() OVER (ORDER BY s) AS n FROM t")))
                .isPresent();
    }

    @Test
    void takesRanks() {
        assertThat(Candidates.objection(
                        new RowOrderGuard(), Candidates.ofQuery("SELECT RANK() OVER (ORDER BY s) AS n FROM t")))
                .isEmpty();
    }
}
