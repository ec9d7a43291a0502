package io.panoptes.equivalence.prover.step;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AssemblyTest {
    private final Rewriting rewriting = new Rewriting();
    private final Product left = selected(rewriting.row(Rewriting.T), 1);
    private final Product between = selected(rewriting.row(Rewriting.T), 2);
    private final Product right = selected(rewriting.row(Rewriting.T), 3);
    private final ProofStep.Rows change = ProofStep.Rows.of("a rule", List.of(), left, List.of(between));
    private final ProofStep.Rows match =
            ProofStep.Rows.match(List.of(), List.of(ReadAs.of(between)), List.of(ReadAs.of(right)));

    @Test
    void leadsFromTheOneToTheOther() {
        assertThat(assembled(change, match).map(proof -> proof.chain().size())).hasValue(4);
    }

    @Test
    void aStepThatIsMissingIsNotMadeUp() {
        assertThat(assembled(match)).isEmpty();
        assertThat(assembled(change)).isEmpty();
    }

    /** The name of a rule is for readers. */
    @Test
    void aChangeWithTheNameOfAMatchIsAChange() {
        assertThat(assembled(ProofStep.Rows.of("match", List.of(), left, List.of(between)), match)
                        .map(proof -> proof.chain().size()))
                .hasValue(4);
    }

    @Test
    void whatHoldsUnderFactsOnlyIsNoPartOfTheChain() {
        var within = new ProofStep.Rows("a rule", List.of(left.condition()), change.before(), change.after());
        assertThat(assembled(within, match)).isEmpty();
    }

    private Optional<Proof> assembled(ProofStep... steps) {
        Bag here = new Bag(List.of(left));
        Bag there = new Bag(List.of(right));
        return Assembly.of(here, there, new ProofDraft(here, there, here, there, List.of(steps)));
    }

    private static Product selected(Var row, long value) {
        return product(List.of(row), List.of(first(row)), same(first(row), number(value)));
    }
}
