package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class PullOutDeterminedTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var k = rewriting.value(SqlType.INTEGER);
    private final Term value = Terms.variable(k);

    @Test
    void firesWhereTheKeyIsFixed() {
        Product grouped = grouped(Rewriting.K);
        assertThat(rewriting.within(new PullOutDetermined(), grouped)).contains("Σb0∈WHOLE,b1∈k [b0 ≡ b1.id] (b0)");
    }

    @Test
    void staysWithoutAKey() {
        assertThat(rewriting.within(new PullOutDetermined(), grouped(Rewriting.T)))
                .isEmpty();
    }

    @Test
    void staysWhereTheKeyMayBeNull() {
        Var row = rewriting.row(Rewriting.K);
        Product product = product(List.of(k), List.of(value), exists(List.of(row), same(value, second(row))));
        assertThat(rewriting.within(new PullOutDetermined(), product)).isEmpty();
    }

    private Product grouped(Table table) {
        Var row = rewriting.row(table);
        return product(List.of(k), List.of(value), exists(List.of(row), same(value, first(row))));
    }
}
