package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import org.junit.jupiter.api.Test;

class SumOfChoiceTest {
    private final Summing sums = new Summing();

    @Test
    void eachCaseIsASumOfItsOwn() {
        Formula isSmall = Formulas.less(sums.a, Terms.constant(3));
        Product rows = sums.rows(new Term.If(isSmall, sums.a, sums.b));
        assertThat(apply(new SumOfChoice(), rows))
                .contains("(total{Σb0∈t [b0.a < 3] (b0.a)} + total{Σb0∈t [¬b0.a < 3] (b0.b)})");
    }

    @Test
    void staysWithoutAChoice() {
        assertThat(apply(new SumOfChoice(), sums.rows(sums.a))).isEmpty();
    }
}
