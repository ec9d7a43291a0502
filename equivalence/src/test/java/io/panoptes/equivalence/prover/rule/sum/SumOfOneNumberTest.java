package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import java.util.List;
import org.junit.jupiter.api.Test;

class SumOfOneNumberTest {
    private final Summing sums = new Summing();

    @Test
    void isTheNumberWhereTheConditionHolds() {
        Product one = new Product(List.of(), Formulas.notNull(sums.free), List.of(sums.free));
        assertThat(apply(new SumOfOneNumber(), one)).contains("if(¬null(v99); v99; 0)");
    }

    @Test
    void staysOverRows() {
        assertThat(apply(new SumOfOneNumber(), sums.rows(sums.a))).isEmpty();
    }
}
