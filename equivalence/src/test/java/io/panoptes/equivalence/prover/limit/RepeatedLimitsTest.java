package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RepeatedLimitsTest {
    @Test
    void aLimitThatIsReadTwiceIsRepeated() {
        assertThat(
                        RepeatedLimits.areIn(
                                Limiting.read(
                                        "SELECT * FROM (SELECT a FROM t LIMIT 1) AS x UNION ALL SELECT * FROM (SELECT a FROM t LIMIT 1) AS y")))
                .isTrue();
    }

    @Test
    void limitsOfOtherRowsAreNot() {
        assertThat(
                        RepeatedLimits.areIn(
                                Limiting.read(
                                        "SELECT * FROM (SELECT a FROM t LIMIT 1) AS x UNION ALL SELECT * FROM (SELECT a FROM t LIMIT 2) AS y")))
                .isFalse();
        assertThat(RepeatedLimits.areIn(Limiting.read("SELECT a FROM t UNION ALL SELECT a FROM t")))
                .isFalse();
    }
}
