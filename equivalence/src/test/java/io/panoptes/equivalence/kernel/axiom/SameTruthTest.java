package io.panoptes.equivalence.kernel.axiom;

import static io.panoptes.equivalence.kernel.ClaimAssert.accepts;
import static io.panoptes.equivalence.kernel.ClaimAssert.isNotFor;
import static io.panoptes.equivalence.kernel.ClaimAssert.refuses;
import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.or;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.value;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Formulas that hold together. */
class SameTruthTest {
    private static final Axiom AXIOM = new SameTruth();
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Var K = number(6);
    private static final Formula TRUE = Formula.TRUE;

    private static ProofStep truth(Formula before, Formula after, Formula... facts) {
        return new ProofStep.Truth("claim", List.of(facts), before, after);
    }

    @Test
    void nullIsNeitherAboveNorBelow() {
        Formula trichotomy = or(
                less(column(X, "a"), column(X, "b")),
                less(column(X, "b"), column(X, "a")),
                same(column(X, "a"), column(X, "b")));
        refuses(AXIOM, truth(trichotomy, TRUE));
        accepts(AXIOM, truth(trichotomy, TRUE, present(column(X, "a")), present(column(X, "b"))));
    }

    @Test
    void twoThatExistNeedNotBeOne() {
        Formula a = present(column(Y, "a"));
        Formula b = present(column(Y, "b"));
        refuses(AXIOM, truth(and(exists(over(Y), a), exists(over(Y), b)), exists(over(Y), and(a, b))));
        accepts(AXIOM, truth(or(exists(over(Y), a), exists(over(Y), b)), exists(over(Y), or(a, b))));
    }

    /** The row x of the one and of the other are not the same. */
    @Test
    void whatIsBoundIsNotWhatIsFree() {
        Formula bound = exists(over(X), same(column(X, "a"), constant(1)));
        refuses(AXIOM, truth(bound, same(column(X, "a"), constant(1))));
        Formula twice = exists(
                over(X),
                and(same(column(X, "a"), constant(1)), exists(over(Y, X), same(column(X, "b"), column(Y, "a")))));
        Formula once = exists(
                over(X),
                and(same(column(X, "a"), constant(1)), exists(over(Y, Z), same(column(X, "b"), column(Y, "a")))));
        refuses(AXIOM, truth(twice, once));
    }

    @Test
    void aTruthTakenForATextIsNone() {
        Var text = new Var(9, new Source.AnyValue(SqlType.TEXT));
        Term term = new Term.Variable(text, SqlType.TEXT);
        Formula some = exists(over(text), and(new Formula.Holds(term), not(new Formula.IsNull(term))));
        isNotFor(AXIOM, truth(some, TRUE));
    }

    @Test
    void noEndlessBoundIsReached() {
        Formula reached = new Formula.IsNull(greatest(product(over(K), less(constant(0), value(K)), value(K))));
        isNotFor(AXIOM, truth(reached, reached));
    }
}
