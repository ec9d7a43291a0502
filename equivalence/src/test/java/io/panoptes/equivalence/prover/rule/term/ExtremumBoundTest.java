package io.panoptes.equivalence.prover.rule.term;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExtremumBoundTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var row = rewriting.row(Rewriting.T);
    private final Var rival = rewriting.row(Rewriting.T);
    private final Product rows = product(List.of(row), List.of(first(row)), same(second(row), number(1)));

    @Test
    void noRivalIsGreater() {
        assertThat(CanonicalForm.of(ExtremumBound.nothingBeyond(rewriting.names, true, rows)))
                .isEqualTo(CanonicalForm.of(noRival(Formulas.less(first(row), first(rival)))));
    }

    @Test
    void noRivalIsLess() {
        assertThat(CanonicalForm.of(ExtremumBound.nothingBeyond(rewriting.names, false, rows)))
                .isEqualTo(CanonicalForm.of(noRival(Formulas.less(first(rival), first(row)))))
                .isNotEqualTo(CanonicalForm.of(noRival(Formulas.less(first(row), first(rival)))));
    }

    private Formula noRival(Formula beyond) {
        return Formulas.not(Rewriting.exists(List.of(rival), same(second(rival), number(1)), beyond));
    }
}
