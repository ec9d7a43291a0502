package io.panoptes.equivalence.prover.rule.term;

import static io.panoptes.equivalence.prover.rule.ExtremumFixture.greatest;
import static io.panoptes.equivalence.prover.rule.ExtremumFixture.least;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExtremumOfBestTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);

    private Product best(Term value, Term rival) {
        return product(List.of(x), List.of(first(x)), Formulas.not(exists(List.of(y), Formulas.less(value, rival))));
    }

    @Test
    void firesWhereNoRowIsBetter() {
        assertThat(apply(greatest(best(first(x), first(y))))).contains("max{Σb0∈t (b0.a)}");
    }

    @Test
    void staysWhereTheWorstAreKept() {
        assertThat(apply(least(best(first(x), first(y))))).isEmpty();
    }

    @Test
    void staysWhereAnotherColumnIsBest() {
        assertThat(apply(greatest(best(second(x), second(y))))).isEmpty();
    }

    private Optional<String> apply(Term term) {
        return new ExtremumOfBest(rewriting.names).apply(term, List.of()).map(Text::of);
    }
}
