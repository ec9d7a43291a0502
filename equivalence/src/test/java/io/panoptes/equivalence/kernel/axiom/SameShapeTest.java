package io.panoptes.equivalence.kernel.axiom;

import static io.panoptes.equivalence.kernel.ClaimAssert.accepts;
import static io.panoptes.equivalence.kernel.ClaimAssert.isNotFor;
import static io.panoptes.equivalence.kernel.ClaimAssert.refuses;
import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.or;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.own;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.rows;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.values;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same in other words. */
class SameShapeTest {
    private static final Axiom AXIOM = new SameShape();
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Formula P = present(column(X, "a"));
    private static final Formula Q = less(column(X, "a"), column(X, "b"));

    private static ProofStep truth(Formula before, Formula after) {
        return new ProofStep.Truth("claim", List.of(), before, after);
    }

    @Test
    void orderAndBracketsDoNotMatter() {
        accepts(AXIOM, truth(and(P, and(Q, Formula.TRUE)), and(Q, P)));
        accepts(AXIOM, truth(or(P, or(Q, Formula.FALSE)), or(Q, P)));
        accepts(AXIOM, truth(or(P), and(P)));
        refuses(AXIOM, truth(or(P, and()), or(P)));
        refuses(AXIOM, truth(and(P, or()), and(P)));
        refuses(AXIOM, truth(Formula.TRUE, Formula.FALSE));
        refuses(AXIOM, truth(and(P, Q), or(P, Q)));
        refuses(AXIOM, truth(Q, less(column(X, "b"), column(X, "a"))));
        refuses(
                AXIOM,
                values(
                        strict(ArithmeticOperation.MINUS, column(X, "a"), constant(1)),
                        strict(ArithmeticOperation.MINUS, constant(1), column(X, "a"))));
        refuses(AXIOM, values(constant(0), nothing()));
    }

    @Test
    void namesOfWhatIsBoundDoNotMatter() {
        Formula one = exists(over(Y), same(column(Y, "a"), column(X, "a")));
        accepts(AXIOM, truth(one, exists(over(Z), same(column(X, "a"), column(Z, "a")))));
        isNotFor(AXIOM, truth(one, exists(over(Z), same(column(Y, "a"), column(Z, "a")))));
        refuses(AXIOM, truth(one, exists(over(Z), same(column(X, "a"), column(Z, "b")))));
    }

    /** Bound again inside, x is another row there, and none of the names that are in use is taken for it. */
    @Test
    void whatIsBoundTwiceIsTwo() {
        Formula inner = exists(over(X, Z), and(same(column(X, "a"), constant(1)), same(column(Z, "b"), constant(0))));
        Formula wrong = exists(over(X, Z), and(same(column(X, "a"), constant(1)), same(column(X, "b"), constant(0))));
        refuses(AXIOM, truth(exists(over(X, Y), inner), exists(over(X, Y), wrong)));
    }

    @Test
    void rowsCountAsOftenAsTheyStand() {
        var all = product(over(Y), Formula.TRUE, column(Y, "a"));
        accepts(AXIOM, rows(own(all), own(product(over(Z), Formula.TRUE, column(Z, "a")))));
        refuses(AXIOM, rows(own(all), own(all, all)));
    }
}
