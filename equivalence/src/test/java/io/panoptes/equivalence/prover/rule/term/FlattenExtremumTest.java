package io.panoptes.equivalence.prover.rule.term;

import static io.panoptes.equivalence.prover.rule.ExtremumFixture.greatest;
import static io.panoptes.equivalence.prover.rule.ExtremumFixture.least;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FlattenExtremumTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);
    private final Term inner = greatest(product(List.of(y), List.of(second(y)), same(first(y), first(x))));

    @Test
    void firesOnTheGreatestOfGreatest() {
        assertThat(apply(greatest(product(List.of(x), List.of(inner), Formulas.notNull(inner)))))
                .contains("max{Σb0∈t,b1∈k [b0.a ≡ b1.id ∧ ¬null(b1.x)] (b1.x)}");
    }

    @Test
    void staysOnTheLeastOfGreatest() {
        assertThat(apply(least(product(List.of(x), List.of(inner))))).isEmpty();
    }

    @Test
    void staysOnPlainColumns() {
        assertThat(apply(greatest(product(List.of(x), List.of(first(x)))))).isEmpty();
    }

    private Optional<String> apply(Term term) {
        return new FlattenExtremum(rewriting.names).apply(term, List.of()).map(Text::of);
    }
}
