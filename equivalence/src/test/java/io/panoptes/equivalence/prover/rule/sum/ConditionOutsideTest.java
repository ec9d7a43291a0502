package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import org.junit.jupiter.api.Test;

class ConditionOutsideTest {
    private final Summing sums = new Summing();

    @Test
    void aConditionOnOtherRowsComesOut() {
        Product rows = sums.rows(sums.a, Formulas.notNull(sums.free), Formulas.notNull(sums.a));
        assertThat(apply(new ConditionOutside(), rows))
                .contains("if(¬null(v99); total{Σb0∈t [¬null(b0.a)] (b0.a)}; 0)");
    }

    @Test
    void aConditionOnTheRowsStays() {
        Product rows = sums.rows(sums.a, Formulas.less(sums.free, sums.a));
        assertThat(apply(new ConditionOutside(), rows)).isEmpty();
    }
}
