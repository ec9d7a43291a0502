package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CongruencesTest {
    private final Rewriting rewriting = new Rewriting();
    private final Deciding deciding = new Deciding(rewriting.names);
    private final Congruences congruences = new Congruences(deciding.decider(), rewriting.names);
    private final Var t = rewriting.row(Rewriting.T);
    private final Var u = rewriting.row(Rewriting.T);
    private final Var v = rewriting.row(Rewriting.T);

    @AfterEach
    void close() {
        deciding.close();
    }

    /** Whether the two are the same where the facts hold, by what is learned of them, with these products at hand. */
    private boolean areSame(Term left, Term right, List<Formula> facts, Product... products) {
        Set<Var> rows = FreeVariables.of(left);
        rows.addAll(FreeVariables.of(right));
        return deciding.search.follows(
                facts,
                encoder -> encoder.formula(Formulas.same(left, right)),
                rows,
                (encoder, presence) -> congruences.facts(encoder, presence, facts, List.of(products), 0));
    }

    private static Product values(Var row, Formula condition) {
        return product(List.of(row), List.of(second(row)), Formulas.notNull(second(row)), condition);
    }

    private static Term total(Product product) {
        return new Term.Total(product, SqlType.BIGINT);
    }

    private static Term summary(String function, Product product, Term... arguments) {
        return new Term.Summary(
                new BagFunction.Named(function), List.of(arguments), new Bag(List.of(product)), SqlType.BIGINT);
    }

    private static Formula above(Var row, long number) {
        return Formulas.less(number(number), first(row));
    }

    @Test
    void sumsUnderConditionsThatSayTheSameAreTheSame() {
        Formula notAtMost = Formulas.not(Formulas.or(same(first(v), number(1)), Formulas.less(first(v), number(1))));
        Formula same = Formulas.and(Formulas.notNull(first(v)), notAtMost);
        assertThat(areSame(total(values(u, above(u, 1))), total(values(v, same)), List.of()))
                .isTrue();
        assertThat(areSame(total(values(u, above(u, 1))), total(values(v, above(v, 2))), List.of()))
                .isFalse();
    }

    @Test
    void theFactsOfTheQuestionCount() {
        Term here = total(values(u, same(first(u), first(t))));
        Term there = total(values(v, same(first(v), number(1))));
        assertThat(areSame(here, there, List.of(same(first(t), number(1))))).isTrue();
        assertThat(areSame(here, there, List.of(same(first(t), number(2))))).isFalse();
    }

    /** What follows where a product's condition holds is said of these rows alone. */
    @Test
    void conditionsOfProductsAreTriedAsFacts() {
        Term here = total(values(u, same(first(u), first(t))));
        Term there = total(values(v, same(first(v), number(1))));
        Product product = product(List.of(t), List.of(), same(first(t), number(1)));
        assertThat(areSame(here, there, List.of(), product)).isFalse();
        Formula isOne = same(first(t), number(1));
        assertThat(areSame(orZero(isOne, here), orZero(isOne, there), List.of(), product))
                .isTrue();
        assertThat(areSame(orZero(isOne, here), orZero(isOne, there), List.of()))
                .isFalse();
    }

    private static Term orZero(Formula condition, Term then) {
        return new Term.If(condition, then, number(0));
    }

    @Test
    void aFunctionOfEqualBagsIsTheSame() {
        Product here = values(u, above(u, 1));
        Product there = values(v, Formulas.and(above(v, 0), Formulas.not(same(first(v), number(1)))));
        assertThat(areSame(summary("digest", here), summary("digest", there), List.of()))
                .isTrue();
        assertThat(areSame(summary("digest", here), summary("other", there), List.of()))
                .isFalse();
        assertThat(areSame(summary("digest", here), summary("digest", values(v, above(v, 0))), List.of()))
                .isFalse();
    }

    @Test
    void andOfEqualArguments() {
        Product here = values(u, above(u, 1));
        Product there = values(v, Formulas.and(above(v, 0), Formulas.not(same(first(v), number(1)))));
        Term left = summary("digest", here, first(t));
        assertThat(areSame(left, summary("digest", there, second(t)), List.of()))
                .isFalse();
        assertThat(areSame(left, summary("digest", there, second(t)), List.of(same(first(t), second(t)))))
                .isTrue();
        assertThat(areSame(left, summary("digest", there), List.of())).isFalse();
    }

    /** A sum and a function of a bag are never compared. */
    @Test
    void sumsAreNoSummaries() {
        Product product = values(u, above(u, 1));
        assertThat(areSame(total(product), summary("sum", product), List.of())).isFalse();
    }
}
