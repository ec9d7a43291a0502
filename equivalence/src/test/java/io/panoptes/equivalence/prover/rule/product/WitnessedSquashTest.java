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

class WitnessedSquashTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);
    private final Var z = rewriting.row(Rewriting.T);

    private Formula exists(Formula condition, Var... rows) {
        return Formulas.exists(product(List.of(rows), List.of(), condition));
    }

    @Test
    void theRowAtHandIsOneThatIsAskedFor() {
        assertThat(rewriting.within(
                        new WitnessedSquash(),
                        product(
                                List.of(x),
                                List.of(second(x)),
                                same(first(x), number(1)),
                                exists(same(first(y), number(1)), y))))
                .contains("Σb0∈t [1 ≡ b0.a] (b0.b)");
    }

    @Test
    void severalRowsAreFoundAmongSeveral() {
        assertThat(rewriting.within(
                        new WitnessedSquash(),
                        product(
                                List.of(x, y),
                                List.of(),
                                same(first(x), second(y)),
                                exists(same(first(z), second(rewriting.row(Rewriting.T))), z))))
                .isEmpty();
        Var w = rewriting.row(Rewriting.T);
        assertThat(rewriting.within(
                        new WitnessedSquash(),
                        product(
                                List.of(x, y),
                                List.of(),
                                same(first(x), second(y)),
                                exists(same(first(z), second(w)), w, z))))
                .contains("Σb0∈t,b1∈t [b0.a ≡ b1.b]");
    }

    @Test
    void whatIsAskedDeepInAConditionIsKnownToo() {
        Formula asked = exists(same(first(y), number(1)), y);
        assertThat(rewriting.within(
                        new WitnessedSquash(),
                        product(
                                List.of(x),
                                List.of(),
                                same(first(x), number(1)),
                                Formulas.or(Formulas.not(asked), Formulas.isNull(second(x))))))
                .contains("Σb0∈t [1 ≡ b0.a ∧ null(b0.b)]");
    }

    @Test
    void staysWhereTheRowDoesNotPass() {
        assertThat(rewriting.within(
                        new WitnessedSquash(),
                        product(
                                List.of(x),
                                List.of(),
                                same(first(x), number(1)),
                                exists(same(first(y), number(2)), y))))
                .isEmpty();
        assertThat(rewriting.within(
                        new WitnessedSquash(), product(List.of(x), List.of(), exists(same(first(y), number(1)), y))))
                .isEmpty();
    }

    @Test
    void staysWhereItIsARowOfAnotherTable() {
        Var other = rewriting.row(Rewriting.K);
        assertThat(rewriting.within(new WitnessedSquash(), product(List.of(x), List.of(), exists(Formula.TRUE, other))))
                .isEmpty();
    }

    /** A squash is no witness of itself, or of another that is asked just so. */
    @Test
    void staysWhereOnlyTheSquashSaysSo() {
        Formula asked = exists(same(first(y), number(1)), y);
        assertThat(rewriting.within(
                        new WitnessedSquash(),
                        product(List.of(x), List.of(), Formulas.or(asked, Formulas.isNull(second(x))))))
                .isEmpty();
    }
}
