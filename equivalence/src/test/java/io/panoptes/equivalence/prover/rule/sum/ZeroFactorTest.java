package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Terms;
import org.junit.jupiter.api.Test;

class ZeroFactorTest {
    private final Summing sums = new Summing();

    @Test
    void aFactorOfZeroLeavesNothing() {
        assertThat(apply(new ZeroFactor(), sums.rows(Summing.times(sums.a, Terms.constant(0)))))
                .contains("0");
    }

    @Test
    void staysOnOtherNumbers() {
        assertThat(apply(new ZeroFactor(), sums.rows(Summing.times(sums.a, Terms.constant(2)))))
                .isEmpty();
        assertThat(apply(new ZeroFactor(), sums.rows(Summing.plus(sums.a, Terms.constant(0)))))
                .isEmpty();
    }
}
