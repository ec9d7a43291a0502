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

class CountBetweenTest {
    private final Summing sums = new Summing();

    private final Var n = new Var(50, new Source.AnyValue(SqlType.BIGINT));
    private final Term number = Terms.variable(n);

    @Test
    void countsTheWholeNumbersBetweenTwoBounds() {
        Product between = new Product(
                List.of(n),
                Formulas.and(
                        Formulas.less(Terms.constant(2), number), Formulas.not(Formulas.less(sums.outside, number))),
                List.of(Terms.constant(1)));
        assertThat(apply(new CountBetween(), between))
                .contains("total{[2 < total{Σb0∈k (1)}] ((total{Σb0∈k (1)} - 2))}");
    }

    @Test
    void staysWhereABoundMayBeNull() {
        Product between = new Product(
                List.of(n),
                Formulas.and(Formulas.less(Terms.constant(2), number), Formulas.not(Formulas.less(sums.free, number))),
                List.of(Terms.constant(1)));
        assertThat(apply(new CountBetween(), between)).isEmpty();
    }

    @Test
    void staysWithoutABoundAbove() {
        Product above = new Product(List.of(n), Formulas.less(Terms.constant(2), number), List.of(Terms.constant(1)));
        assertThat(apply(new CountBetween(), above)).isEmpty();
    }

    @Test
    void staysWhereTheNumberItselfIsAddedUp() {
        Product between = new Product(
                List.of(n),
                Formulas.and(
                        Formulas.less(Terms.constant(2), number), Formulas.not(Formulas.less(sums.outside, number))),
                List.of(number));
        assertThat(apply(new CountBetween(), between)).isEmpty();
    }
}
