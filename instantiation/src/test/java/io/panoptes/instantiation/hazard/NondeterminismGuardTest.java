package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class NondeterminismGuardTest {

    @Test
    void stopsRandomness() {
        assertThat(new NondeterminismGuard().objection(Candidates.ofQuery("SELECT RANDOM() AS x FROM t")))
                .isPresent();
    }

    @Test
    void stopsARandomSnippet() {
        assertThat(new NondeterminismGuard().objection(Candidates.ofSnippet("RANDOM() < 1", SqlType.BOOLEAN)))
                .isPresent();
    }

    @Test
    void stopsAggregatesWithoutAnOrder() {
        assertThat(new NondeterminismGuard().objection(Candidates.ofQuery("SELECT STRING_AGG(s, s) AS x FROM t")))
                .isPresent();
    }

    @Test
    void takesSums() {
        assertThat(new NondeterminismGuard().objection(Candidates.ofQuery("SELECT SUM(k) AS x FROM t")))
                .isEmpty();
    }
}
