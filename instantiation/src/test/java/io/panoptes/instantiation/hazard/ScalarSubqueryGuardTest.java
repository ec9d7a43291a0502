package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScalarSubqueryGuardTest {

    @Test
    void stopsASubqueryOfManyRows() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(), Candidates.ofQuery("SELECT (SELECT s FROM t) AS x FROM t")))
                .isPresent();
    }

    @Test
    void takesAnAggregate() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(), Candidates.ofQuery("SELECT (SELECT MAX(s) FROM t) AS x FROM t")))
                .isEmpty();
    }

    @Test
    void takesAComparedKey() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(),
                        Candidates.ofQuery("SELECT (SELECT u.s FROM t AS u WHERE u.k = t.k) AS x FROM t")))
                .isEmpty();
    }

    @Test
    void stopsAKeyComparedWithItself() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(),
                        Candidates.ofQuery("SELECT (SELECT u.s FROM t AS u WHERE u.k = u.k) AS x FROM t")))
                .isPresent();
    }

    @Test
    void stopsASubqueryWhoseAggregateIsThatOfAnother() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(),
                        Candidates.ofQuery("SELECT (SELECT (SELECT MAX(s) FROM t) FROM t) AS x FROM t")))
                .isPresent();
    }

    @Test
    void stopsAKeyOfAnotherTableOfThatName() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(),
                        Candidates.ofQuery(
                                "SELECT (WITH t AS (SELECT 1 AS k FROM t) SELECT u.k FROM t AS u WHERE u.k = 1)"
                                        + " AS x FROM t")))
                .isPresent();
    }

    @Test
    void stopsAKeyInSeveralGroups() {
        assertThat(Candidates.objection(
                        new ScalarSubqueryGuard(),
                        Candidates.ofQuery(
                                "SELECT (SELECT u.k FROM t AS u WHERE u.k = 1 GROUP BY ROLLUP(u.k, u.s)) AS x FROM t")))
                .isPresent();
    }
}
