package io.panoptes.equivalence.prover.rewrite;

import static io.panoptes.equivalence.prover.rewrite.Rewriting.first;
import static io.panoptes.equivalence.prover.rewrite.Rewriting.product;
import static io.panoptes.equivalence.prover.rewrite.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

class NullSafeEqualityTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);
    private final Term a = first(x);
    private final Term b = first(y);
    private final Formula equal = Formulas.and(same(a, b), Formulas.notNull(a), Formulas.notNull(b));
    private final Formula missing = Formulas.and(Formulas.isNull(a), Formulas.isNull(b));

    @Test
    void firesWhereNullsAreAllowedToMeet() {
        assertThat(after(Formulas.or(equal, missing))).contains("Σb0∈t,b1∈t [b0.a ≡ b1.a] (b0.a)");
    }

    @Test
    void staysWhereOneNullIsEnough() {
        assertThat(after(Formulas.or(equal, Formulas.isNull(a)))).isEmpty();
    }

    @Test
    void staysWhereTheEqualityIsRestricted() {
        Formula restricted = Formulas.and(equal, Formulas.less(a, Rewriting.number(3)));
        assertThat(after(Formulas.or(restricted, missing))).isEmpty();
    }

    private java.util.Optional<String> after(Formula condition) {
        return rewriting.within(new NullSafeEquality(), product(List.of(x, y), List.of(a), condition));
    }
}
