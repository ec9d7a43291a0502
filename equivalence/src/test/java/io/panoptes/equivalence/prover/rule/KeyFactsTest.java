package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeyFactsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);
    private final Var other = rewriting.row(Rewriting.K);

    @Test
    void primaryKeysAndUniqueColumnsAreKeys() {
        assertThat(KeyFacts.of(Rewriting.K)).containsExactly(List.of(0), List.of(1));
        assertThat(KeyFacts.of(Rewriting.T)).isEmpty();
    }

    @Test
    void aRowIsDeterminedByItsKey() {
        assertThat(determined(k, same(first(k), number(1)))).containsExactly(k);
    }

    @Test
    void aRowWithoutAKeyIsNot() {
        Equalities facts = new Equalities(List.of(same(first(t), number(1)), same(second(t), number(1))));
        assertThat(KeyFacts.determined(List.of(t), facts, Set.of())).isEmpty();
    }

    /** Rows with NULL in a unique column may be many. */
    @Test
    void aUniqueColumnDeterminesWhereItIsNotNull() {
        assertThat(determined(k, same(second(k), first(t)))).isEmpty();
        assertThat(determined(k, same(second(k), first(t)), Formulas.notNull(first(t))))
                .containsExactly(k);
    }

    @Test
    void whatIsDeterminedDeterminesMore() {
        Equalities facts = new Equalities(List.of(same(first(other), first(k)), same(first(k), number(1))));
        assertThat(KeyFacts.determined(List.of(other, k), facts, Set.of())).containsExactlyInAnyOrder(k, other);
    }

    private Set<Var> determined(Var var, Formula... facts) {
        return KeyFacts.determined(List.of(var), new Equalities(List.of(facts)), Set.of(t));
    }
}
