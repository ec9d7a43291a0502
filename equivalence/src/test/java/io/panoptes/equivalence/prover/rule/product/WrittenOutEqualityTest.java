package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import org.junit.jupiter.api.Test;

/** IS NOT DISTINCT FROM, written out with two NULL tests, is the equality in which NULL is NULL; anything less is not. */
class WrittenOutEqualityTest {
    private final Rewriting rewriting = new Rewriting();
    private final Term a = first(rewriting.row(Rewriting.T));
    private final Term b = first(rewriting.row(Rewriting.T));
    private final Formula equal = Formulas.and(same(a, b), Formulas.notNull(a), Formulas.notNull(b));
    private final Formula missing = Formulas.and(Formulas.isNull(a), Formulas.isNull(b));

    @Test
    void joinsWhereBothNullsMeet() {
        assertThat(Formulas.or(equal, missing)).isEqualTo(same(a, b));
    }

    @Test
    void staysWhereOneNullIsEnough() {
        assertThat(Formulas.or(equal, Formulas.isNull(a))).isInstanceOf(Formula.Or.class);
    }

    @Test
    void staysWhereTheEqualityIsRestricted() {
        Formula restricted = Formulas.and(equal, Formulas.less(a, Rewriting.number(3)));
        assertThat(Formulas.or(restricted, missing)).isInstanceOf(Formula.Or.class);
    }
}
