package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstOfGroupTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);
    private final Var z = rewriting.row(Rewriting.K);

    @Test
    void firesWhereTheFirstOfEachGroupShowsTheGroup() {
        assertThat(rewritten(List.of(second(y)), none(same(second(y), second(z)), Formulas.less(first(z), first(y)))))
                .contains("Σb0∈WHOLE [‖Σb1∈k [b0 ≡ b1.x]‖] (b0)");
    }

    @Test
    void firesWhereTheLastOfAllIsThere() {
        assertThat(rewritten(List.of(number(1)), none(Formulas.less(first(y), first(z)))))
                .contains("[‖Σb0∈k‖] (1)");
    }

    @Test
    void keepsWhatAllRowsMustMeetAndWhatIsAskedOfTheGroup() {
        assertThat(rewriting.within(
                        new FirstOfGroup(),
                        product(
                                List.of(x, y),
                                List.of(first(x)),
                                same(second(x), second(y)),
                                Formulas.less(number(3), first(y)),
                                none(
                                        same(second(y), second(z)),
                                        Formulas.less(number(3), first(z)),
                                        Formulas.less(first(z), first(y))))))
                .contains("Σb0∈t,b1∈WHOLE [b0.b ≡ b1 ∧ ‖Σb2∈k [3 < b2.id ∧ b1 ≡ b2.x]‖] (b0.a)");
    }

    @Test
    void firesWhereTheRowIsTheOnlyOne() {
        assertThat(rewritten(
                        List.of(second(y)), none(same(second(y), second(z)), Formulas.not(same(first(z), first(y))))))
                .contains(
                        "Σb0∈WHOLE [¬‖Σb1∈k,b2∈k [b0 ≡ b1.x ∧ b0 ≡ b2.x ∧ ¬b1.id ≡ b2.id]‖ ∧ ‖Σb1∈k [b0 ≡ b1.x]‖] (b0)");
    }

    @Test
    void staysWhereTheRowIsShown() {
        assertThat(rewritten(List.of(first(y)), none(same(second(y), second(z)), Formulas.less(first(z), first(y)))))
                .isEmpty();
    }

    /** The first row need not meet it, and then another one does. */
    @Test
    void staysWhereTheRowIsAskedForMoreThanThoseBeforeIt() {
        assertThat(rewritten(
                        List.of(second(y)),
                        Formulas.less(number(3), first(y)),
                        none(same(second(y), second(z)), Formulas.less(first(z), first(y)))))
                .isEmpty();
    }

    @Test
    void staysWhereThoseBeforeAreAskedForMore() {
        assertThat(rewritten(
                        List.of(second(y)),
                        none(
                                same(second(y), second(z)),
                                Formulas.less(number(3), first(z)),
                                Formulas.less(first(z), first(y)))))
                .isEmpty();
    }

    /** Rows that tie are all first; a row with a NULL comes before none. */
    @Test
    void staysWhereTheOrderIsByNoKeyThatIsAlwaysThere() {
        assertThat(rewritten(List.of(number(1)), none(Formulas.less(second(z), second(y)))))
                .isEmpty();
        Var v = rewriting.row(Rewriting.T);
        Var w = rewriting.row(Rewriting.T);
        Formula noneBefore = Formulas.not(exists(List.of(w), Formulas.less(first(w), first(v))));
        assertThat(rewriting.within(new FirstOfGroup(), product(List.of(v), List.of(number(1)), noneBefore)))
                .isEmpty();
    }

    @Test
    void staysWhereThoseBeforeAreOfAnotherTable() {
        Formula noneBefore = Formulas.not(exists(List.of(x), Formulas.less(first(x), first(y))));
        assertThat(rewritten(List.of(number(1)), noneBefore)).isEmpty();
    }

    private Formula none(Formula... conditions) {
        return Formulas.not(exists(List.of(z), conditions));
    }

    private Optional<String> rewritten(List<Term> head, Formula... conditions) {
        return rewriting.within(new FirstOfGroup(), product(List.of(y), head, conditions));
    }
}
