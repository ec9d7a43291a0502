package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComponentsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);
    private final Var u = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);

    @Test
    void rowsWithoutACommonConditionAreApart() {
        assertThat(Components.of(List.of(t, u), List.of(same(first(t), number(1)), same(first(u), number(2)))))
                .containsExactly(
                        product(List.of(t), List.of(), same(first(t), number(1))),
                        product(List.of(u), List.of(), same(first(u), number(2))));
    }

    @Test
    void aChainHoldsTogether() {
        assertThat(Components.of(List.of(t, u, k), List.of(same(first(t), first(u)), same(first(u), first(k)))))
                .hasSize(1);
    }

    /** Their rows depend on the row, though no condition refers to both. */
    @Test
    void rowsThatAreMadeOfARowAreNotApartFromIt() {
        Bag bag = new Bag(List.of(product(List.of(), List.of(first(t)))));
        Var made = rewriting.names.fresh(new Source.Unknown("limit", List.of(bag), List.of(SqlType.INTEGER)));
        assertThat(Components.of(List.of(t, made), List.of())).hasSize(1);
        assertThat(Components.of(List.of(u, made), List.of())).hasSize(2);
    }
}
