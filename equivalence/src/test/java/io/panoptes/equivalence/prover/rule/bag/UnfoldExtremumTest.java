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

class UnfoldExtremumTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void firesWhereTheRowFixesTheOtherByItsKey() {
        Term value = greatest(product(List.of(y), List.of(second(y)), same(first(y), first(x))));
        assertThat(apply(product(List.of(x), List.of(value))))
                .contains("Σb0∈t [¬‖Σb1∈k [b0.a ≡ b1.id]‖] (NULL) + Σb0∈t,b1∈k [b0.a ≡ b1.id] (b1.x)");
    }

    @Test
    void staysWhereSeveralRowsMayMeetTheCondition() {
        Term value = greatest(product(List.of(y), List.of(first(y)), Formulas.less(first(y), first(x))));
        assertThat(apply(product(List.of(x), List.of(value)))).isEmpty();
    }

    private Optional<String> apply(Product product) {
        return new UnfoldExtremum(rewriting.names)
                .apply(product, List.of())
                .map(Bag::new)
                .map(Text::of);
    }
}
