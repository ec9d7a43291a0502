package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartOfProductTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);

    @Test
    void theRestIsTheConditionsThatOnlyThePartHas() {
        Product whole = product(List.of(x), List.of(first(x)), same(first(x), number(1)));
        Product part =
                product(List.of(y), List.of(second(y)), same(first(y), number(1)), Formulas.less(number(2), second(y)));
        assertThat(of(whole, part))
                .contains(new PartOfProduct(Formulas.less(number(2), second(x)), List.of(second(x))));
        assertThat(of(part, whole)).isEmpty();
    }

    @Test
    void aProductIsAPartOfItself() {
        Product whole = product(List.of(x), List.of(first(x)), same(first(x), number(1)));
        assertThat(of(whole, whole)).contains(new PartOfProduct(Formula.TRUE, List.of(first(x))));
    }

    @Test
    void twoNullsAreTheSame() {
        Product whole = product(List.of(x), List.of(), same(first(x), second(x)));
        Product both = product(List.of(y), List.of(), Formulas.isNull(first(y)), Formulas.isNull(second(y)));
        Product left = product(List.of(y), List.of(), Formulas.isNull(first(y)));
        Product right = product(List.of(y), List.of(), Formulas.isNull(second(y)));
        assertThat(of(whole, both).map(PartOfProduct::rest))
                .contains(Formulas.and(Formulas.isNull(first(x)), Formulas.isNull(second(x))));
        assertThat(of(whole, left)).isEmpty();
        assertThat(of(whole, right)).isEmpty();
    }

    @Test
    void bothSumOverTheSameTablesInTheSameOrder() {
        Var key = rewriting.row(Rewriting.K);
        assertThat(of(product(List.of(x, key), List.of()), product(List.of(y, key), List.of())))
                .isPresent();
        assertThat(of(product(List.of(x, key), List.of()), product(List.of(key, y), List.of())))
                .isEmpty();
        assertThat(of(product(List.of(x), List.of()), product(List.of(x, y), List.of())))
                .isEmpty();
        assertThat(of(product(List.of(x, y), List.of()), product(List.of(x), List.of())))
                .isEmpty();
    }

    @Test
    void sumsOverAllValuesAreNotCompared() {
        Var value = rewriting.value(SqlType.INTEGER);
        Product values = product(List.of(value), List.of(Terms.variable(value)));
        assertThat(of(values, values)).isEmpty();
    }

    private Optional<PartOfProduct> of(Product whole, Product part) {
        return PartOfProduct.of(whole, part, rewriting.names);
    }
}
