package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChooseRepresentativesTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void firesForAConstant() {
        assertThat(rewriting.within(
                        new ChooseRepresentatives(), product(List.of(x), List.of(first(x)), same(first(x), number(7)))))
                .contains("Σb0∈t [7 ≡ b0.a] (7)");
    }

    @Test
    void firesForTheColumnOfARowThatIsFixed() {
        assertThat(rewriting.within(
                        new ChooseRepresentatives(),
                        product(List.of(x, y), List.of(first(y), second(x)), same(first(x), first(y)))))
                .contains("Σb0∈t,b1∈k [b0.a ≡ b1.id] (b0.a, b0.b)");
    }

    @Test
    void staysWhereTheEqualityIsOneOfTwoCases() {
        assertThat(rewriting.within(
                        new ChooseRepresentatives(),
                        product(
                                List.of(x),
                                List.of(first(x)),
                                Formulas.or(same(first(x), number(7)), same(second(x), number(8))))))
                .isEmpty();
    }
}
