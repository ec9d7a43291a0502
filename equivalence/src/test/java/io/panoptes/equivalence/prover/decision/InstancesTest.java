package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Each kind of fact, with what follows by it and what nearly follows and is not true in every database. */
class InstancesTest {
    private final Rewriting rewriting = new Rewriting();
    private final Deciding deciding = new Deciding(rewriting.names);
    private final Var t = rewriting.row(Rewriting.T);
    private final Var u = rewriting.row(Rewriting.T);
    private final Var v = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);
    private final Var l = rewriting.row(Rewriting.K);
    private final Var m = rewriting.row(Rewriting.K);
    private final Var c = rewriting.row(Deciding.C);

    @AfterEach
    void close() {
        deciding.close();
    }

    private void follows(Formula goal, Formula... hypotheses) {
        assertThat(deciding.follows(goal, hypotheses)).as("%s", goal).isTrue();
    }

    private void isOpen(Formula goal, Formula... hypotheses) {
        assertThat(deciding.follows(goal, hypotheses)).as("%s", goal).isFalse();
    }

    private static Term total(Product product) {
        return new Term.Total(product, SqlType.BIGINT);
    }

    private static Term extremum(boolean greatest, Product product) {
        return new Term.Extremum(greatest, new Bag(List.of(product)), SqlType.INTEGER);
    }

    private static Term count(List<Var> vars, Formula... conditions) {
        return total(product(vars, List.of(number(1)), conditions));
    }

    @Test
    void whatExistsHasARow() {
        Formula one = exists(List.of(u), same(first(u), number(1)));
        follows(exists(List.of(v), Formulas.notNull(first(v))), one);
        isOpen(exists(List.of(v), same(second(v), number(1))), one);
    }

    @Test
    void aRowAtHandIsOneThatExists() {
        follows(exists(List.of(u), same(first(u), first(t))), Formulas.isNull(second(t)));
        isOpen(exists(List.of(u), Formulas.less(first(t), first(u))));
        isOpen(exists(List.of(k), Formulas.notNull(second(k))), Formulas.notNull(first(t)));
    }

    /** A row of a witness is there only where what it comes from holds. */
    @Test
    void aWitnessIsThereWhereItIsSaidToBe() {
        Formula some = exists(List.of(u), same(first(u), number(1)));
        isOpen(exists(List.of(v), Formula.TRUE), Formulas.or(some, Formulas.isNull(second(k))));
        follows(exists(List.of(v), Formula.TRUE), Formulas.or(some, exists(List.of(v), same(second(v), number(2)))));
    }

    @Test
    void twoRowsWithOneKeyAreOne() {
        follows(same(second(k), second(l)), same(first(k), first(l)));
        isOpen(same(first(t), first(u)), same(second(t), second(u)));
    }

    @Test
    void uniqueColumnsMayHoldNullTwice() {
        isOpen(same(first(k), first(l)), same(second(k), second(l)));
        follows(same(first(k), first(l)), same(second(k), second(l)), Formulas.notNull(second(k)));
    }

    @Test
    void aReferenceHasAParentWhereItIsNotNull() {
        follows(exists(List.of(k), same(first(k), first(c))), Formulas.notNull(first(c)));
        isOpen(exists(List.of(k), same(first(k), first(c))));
        isOpen(exists(List.of(k), same(first(k), second(c))), Formulas.notNull(second(c)));
    }

    @Test
    void theGreatestIsNotBelowARow() {
        Term greatest = extremum(true, product(List.of(u), List.of(first(u))));
        Term least = extremum(false, product(List.of(u), List.of(first(u))));
        follows(Formulas.not(Formulas.less(greatest, first(t))), Formulas.isNull(second(t)));
        follows(Formulas.not(Formulas.less(first(t), least)), Formulas.isNull(second(t)));
        isOpen(Formulas.not(Formulas.less(first(t), greatest)), Formulas.isNull(second(t)));
        follows(Formulas.notNull(greatest), Formulas.notNull(first(t)));
        isOpen(Formulas.notNull(greatest), Formulas.isNull(second(t)));
    }

    @Test
    void theGreatestOfSomeSaysNothingOfOthers() {
        Term some = extremum(true, product(List.of(u), List.of(first(u)), Formulas.notNull(second(u))));
        isOpen(Formulas.not(Formulas.less(some, first(t))), Formulas.notNull(first(t)));
        follows(Formulas.not(Formulas.less(some, first(t))), Formulas.notNull(second(t)));
    }

    @Test
    void theGreatestIsThatOfARow() {
        Term greatest = extremum(true, product(List.of(u), List.of(first(u))));
        follows(exists(List.of(v), same(first(v), number(1))), same(greatest, number(1)));
        isOpen(exists(List.of(v), same(second(v), number(1))), same(greatest, number(1)));
    }

    @Test
    void aSumOverNoRowsIsZero() {
        Formula none = Formulas.not(exists(List.of(v), Formula.TRUE));
        Term sum = total(product(List.of(u), List.of(first(u)), Formulas.notNull(first(u))));
        follows(same(sum, number(0)), none);
        isOpen(same(sum, number(0)));
    }

    @Test
    void aCountIsAboveZeroOverAnyRow() {
        Term count = count(List.of(u), Formulas.notNull(first(u)));
        follows(Formulas.less(number(0), count), Formulas.notNull(first(t)));
        isOpen(Formulas.less(number(0), count), Formulas.notNull(second(t)));
        isOpen(Formulas.less(number(1), count), Formulas.notNull(first(t)));
    }

    /** A sum of numbers below zero is not above it. */
    @Test
    void onlyNumbersAboveZeroCount() {
        Term sum = total(product(List.of(u), List.of(number(-1)), Formulas.notNull(first(u))));
        isOpen(Formulas.less(number(0), sum), Formulas.notNull(first(t)));
    }

    @Test
    void aSumOverOneRowIsItsNumber() {
        Formula isIt = same(first(m), first(k));
        Formula present = Formulas.notNull(second(m));
        Term one = total(product(List.of(m), List.of(second(m)), isIt, present));
        follows(same(one, second(k)), Formulas.notNull(second(k)));
        isOpen(same(one, second(k)));
        Term several = total(product(List.of(u), List.of(first(u)), same(first(u), first(t))));
        isOpen(same(several, first(t)), Formulas.notNull(first(t)));
    }

    @Test
    void twoRowsThatDifferCountAsTwo() {
        Formula differ = Formulas.not(same(first(t), first(u)));
        follows(Formulas.less(number(1), count(List.of(v))), differ);
        isOpen(Formulas.less(number(2), count(List.of(v))), differ);
        isOpen(Formulas.less(number(1), count(List.of(v))), same(first(t), first(u)));
    }
}
