package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FactorOutsideTest {
    private final Summing sums = new Summing();

    @Test
    void whatDoesNotReferToTheRowsComesOut() {
        assertThat(apply(new FactorOutside(), sums.rows(Summing.times(sums.outside, sums.a))))
                .contains("(total{Σb0∈k (1)} * total{Σb0∈t (b0.a)})");
    }

    /** The condition says that it is not NULL, so that there is no such row where it is. */
    @Test
    void aFactorThatIsNullBelongsToNoRow() {
        assertThat(apply(new FactorOutside(), sums.rows(Summing.times(sums.free, sums.a))))
                .contains("if(¬null(v99); (v99 * total{Σb0∈t (b0.a)}); 0)");
    }
}
