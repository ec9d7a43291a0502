package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class SumOfPartsTest {
    private final Summing sums = new Summing();

    /** A value that is one of few is taken one by one. */
    @Test
    void aSumOverOneOfTwoValuesIsTheSumOfBoth() {
        Var n = new Var(50, new Source.AnyValue(SqlType.BIGINT));
        Term number = Terms.variable(n);
        Product either = new Product(
                List.of(n),
                Formulas.or(Formulas.same(number, Terms.constant(2)), Formulas.same(number, Terms.constant(3))),
                List.of(Terms.constant(1)));
        assertThat(apply(new SumOfParts(), either))
                .contains("(total{Σb0∈WHOLE [2 ≡ b0] (1)} + total{Σb0∈WHOLE [3 ≡ b0] (1)})");
    }

    @Test
    void staysOverRows() {
        assertThat(apply(new SumOfParts(), sums.rows(sums.a))).isEmpty();
    }
}
