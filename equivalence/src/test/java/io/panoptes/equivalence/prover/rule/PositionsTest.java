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
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Positions positions = new Positions(rewriting.names);
    private final Var row = rewriting.row(Rewriting.K);
    private final Var other = rewriting.row(Rewriting.K);

    private static Term id(Var row) {
        return new Term.Column(row, 0, Rewriting.K.columns().getFirst().type());
    }

    private static Product rows(Var row, Formula... conditions) {
        return product(List.of(row), List.of(number(1)), conditions);
    }

    @Test
    void rowsBeforeInTheOrderOfAKeyAreAPosition() {
        assertThat(positions.isPosition(rows(other, Formulas.less(id(other), id(row))), rows(row)))
                .isTrue();
        assertThat(positions.isPosition(rows(other, Formulas.less(id(row), id(other))), rows(row)))
                .isTrue();
    }

    @Test
    void bothMeetTheSameConditions() {
        Formula here = same(second(row), number(7));
        Formula there = same(second(other), number(7));
        Formula order = Formulas.less(id(other), id(row));
        assertThat(positions.isPosition(rows(other, order, there), rows(row, here)))
                .isTrue();
        assertThat(positions.isPosition(rows(other, order), rows(row, here))).isFalse();
        assertThat(positions.isPosition(rows(other, order, there), rows(row))).isFalse();
    }

    @Test
    void rowsThatMayTieHaveNone() {
        assertThat(positions.isPosition(rows(other, Formulas.less(second(other), second(row))), rows(row)))
                .isFalse();
        Var one = rewriting.row(Rewriting.T);
        Var two = rewriting.row(Rewriting.T);
        assertThat(positions.isPosition(rows(two, Formulas.less(first(two), first(one))), rows(one)))
                .isFalse();
    }

    @Test
    void anotherOrderIsNone() {
        assertThat(positions.isPosition(rows(other, Formulas.not(Formulas.less(id(row), id(other)))), rows(row)))
                .isFalse();
        assertThat(positions.isPosition(rows(other, Formulas.less(id(other), second(row))), rows(row)))
                .isFalse();
    }
}
