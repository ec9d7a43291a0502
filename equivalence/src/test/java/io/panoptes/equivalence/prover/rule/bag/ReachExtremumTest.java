package io.panoptes.equivalence.prover.rule.bag;

import static io.panoptes.equivalence.prover.rule.ExtremumFixture.greatest;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReachExtremumTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void firesOnTheGreatestKey() {
        Term value = greatest(product(List.of(y), List.of(first(y)), same(second(y), second(x))));
        assertThat(apply(product(List.of(x), List.of(value))))
                .contains(
                        "Σb0∈t [¬‖Σb1∈k [b0.b ≡ b1.x]‖] (NULL) + Σb0∈t,b1∈k [b0.b ≡ b1.x ∧ ¬‖Σb2∈k [b0.b ≡ b2.x ∧ b1.id < b2.id]‖] (b1.id)");
    }

    @Test
    void staysWhereSeveralRowsMayReachTheValue() {
        Var t = rewriting.row(Rewriting.T);
        Term value = greatest(product(List.of(t), List.of(first(t)), Formulas.notNull(first(t))));
        assertThat(apply(product(List.of(x), List.of(value)))).isEmpty();
    }

    private Optional<String> apply(Product product) {
        return new ReachExtremum(rewriting.names)
                .apply(product, List.of())
                .map(Bag::new)
                .map(Text::of);
    }
}
