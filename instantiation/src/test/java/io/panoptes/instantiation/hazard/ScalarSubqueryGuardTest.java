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
}
