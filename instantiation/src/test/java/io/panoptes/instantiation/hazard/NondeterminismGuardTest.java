package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class NondeterminismGuardTest {

    @Test
    void stopsRandomness() {
        assertThat(Candidates.objection(new NondeterminismGuard(), Candidates.ofQuery("SELECT RANDOM() AS x FROM t")))
                .isPresent();
    }

    @Test
    void stopsARandomSnippet() {
        assertThat(Candidates.objection(
                        new NondeterminismGuard(), Candidates.ofSnippet("RANDOM() < 1", SqlType.BOOLEAN)))
                .isPresent();
    }

    @Test
    void stopsAggregatesWithoutAnOrder() {
        assertThat(Candidates.objection(
                        new NondeterminismGuard(), Candidates.ofQuery("SELECT STRING_AGG(s, s) AS x FROM t")))
                .isPresent();
    }

    @Test
    void takesSums() {
        assertThat(Candidates.objection(new NondeterminismGuard(), Candidates.ofQuery("SELECT SUM(k) AS x FROM t")))
                .isEmpty();
    }
}
