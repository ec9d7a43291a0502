package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

class FactorDisjunctionTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Formula isOne = same(first(x), number(1));
    private final Formula isTwo = same(second(x), number(2));
    private final Formula isThree = same(second(x), number(3));

    @Test
    void firesWhereEveryPartSaysTheSame() {
        Formula either = Formulas.or(Formulas.and(isOne, isTwo), Formulas.and(isThree, isOne));
        assertThat(rewriting.within(new FactorDisjunction(), product(List.of(x), List.of(first(x)), either)))
                .contains("Σb0∈t [(2 ≡ b0.b ∨ 3 ≡ b0.b) ∧ 1 ≡ b0.a] (b0.a)");
    }

    @Test
    void firesWhereOnePartSaysNothingElse() {
        Formula either = Formulas.or(isOne, Formulas.and(isOne, isTwo));
        assertThat(rewriting.within(new FactorDisjunction(), product(List.of(x), List.of(first(x)), either)))
                .contains("Σb0∈t [1 ≡ b0.a] (b0.a)");
    }

    @Test
    void staysWhereAPartDoesNotSayIt() {
        Formula either = Formulas.or(Formulas.and(isOne, isTwo), isThree);
        assertThat(rewriting.within(new FactorDisjunction(), product(List.of(x), List.of(first(x)), either)))
                .isEmpty();
    }
}
