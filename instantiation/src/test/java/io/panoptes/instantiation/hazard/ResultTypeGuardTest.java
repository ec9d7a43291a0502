package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ResultTypeGuardTest {

    @Test
    void stopsASumAsText() {
        assertThat(Candidates.objection(
                        new ResultTypeGuard(), Candidates.ofQuery("SELECT CAST(SUM(k) AS VARCHAR) AS x FROM t")))
                .isPresent();
    }

    @Test
    void takesTextAsText() {
        assertThat(Candidates.objection(
                        new ResultTypeGuard(), Candidates.ofQuery("SELECT CAST(s AS VARCHAR) AS x FROM t")))
                .isEmpty();
    }
}
