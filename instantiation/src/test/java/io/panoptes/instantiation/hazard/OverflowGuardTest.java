package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OverflowGuardTest {

    @Test
    void stopsWhatMayLeaveTheExactNumbers() {
        assertThat(Candidates.objection(new OverflowGuard(), Candidates.ofQuery("SELECT k * k * k * k AS x FROM t")))
                .isPresent();
    }

    @Test
    void takesSmallSums() {
        assertThat(Candidates.objection(new OverflowGuard(), Candidates.ofQuery("SELECT k + k AS x FROM t")))
                .isEmpty();
    }
}
