package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SumOfSummandsTest {
    private final Summing sums = new Summing();

    @Test
    void eachSummandIsASumOfItsOwn() {
        assertThat(apply(new SumOfSummands(), sums.rows(Summing.plus(sums.a, sums.b))))
                .contains("(total{Σb0∈t (b0.a)} + total{Σb0∈t (b0.b)})");
    }

    @Test
    void staysOnAProduct() {
        assertThat(apply(new SumOfSummands(), sums.rows(Summing.times(sums.a, sums.b))))
                .isEmpty();
    }
}
