package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import org.junit.jupiter.api.Test;

class DistributeFactorsTest {
    private final Summing sums = new Summing();

    @Test
    void aProductWithASumIsASumOfProducts() {
        Term number = Summing.times(sums.a, Summing.plus(sums.b, Terms.constant(1)));
        assertThat(apply(new DistributeFactors(), sums.rows(number)))
                .contains("(total{Σb0∈t ((b0.a * b0.b))} + total{Σb0∈t (b0.a)})");
    }

    @Test
    void whatDoesNotReferToTheRowsStaysOutside() {
        Term number = Summing.times(sums.outside, Summing.times(sums.a, Summing.plus(sums.b, Terms.constant(1))));
        assertThat(apply(new DistributeFactors(), sums.rows(number)))
                .contains("(total{Σb0∈k (1)} * (total{Σb0∈t ((b0.a * b0.b))} + total{Σb0∈t (b0.a)}))");
    }

    @Test
    void staysWithoutASum() {
        assertThat(apply(new DistributeFactors(), sums.rows(Summing.times(sums.a, sums.b))))
                .isEmpty();
    }
}
