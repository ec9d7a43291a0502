package io.panoptes.equivalence.kernel.axiom;

import static io.panoptes.equivalence.kernel.ClaimAssert.accepts;
import static io.panoptes.equivalence.kernel.ClaimAssert.isNotFor;
import static io.panoptes.equivalence.kernel.ClaimAssert.refuses;
import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.as;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.own;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.sums;
import static io.panoptes.equivalence.kernel.Claims.value;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers over the same rows, added up. */
class CorrespondingSumsTest {
    private static final Axiom AXIOM = new CorrespondingSums();
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Var K = number(6);
    private static final Formula TRUE = Formula.TRUE;

    @Test
    void numbersThatAreTheSameHaveOneSum() {
        Product left = product(
                over(Y), present(column(Y, "b")), strict(ArithmeticOperation.PLUS, column(Y, "a"), column(Y, "a")));
        Product right = product(
                over(Z), present(column(Z, "b")), strict(ArithmeticOperation.TIMES, constant(2), column(Z, "a")));
        accepts(AXIOM, sums(own(left), List.of(as(right, Y))));
        isNotFor(AXIOM, sums(own(left), own(right)));
        refuses(AXIOM, sums(own(left), List.of(as(product(over(Z), TRUE, column(Z, "a")), Y))));
    }

    @Test
    void nullAddsNothing() {
        Product all = product(over(Y), TRUE, column(Y, "a"));
        accepts(AXIOM, sums(own(all), own(all.withCondition(present(column(Y, "a"))))));
        refuses(AXIOM, sums(own(all), own(all.withCondition(present(column(Y, "b"))))));
    }

    @Test
    void aSumIsThatOfItsParts() {
        Product all = product(over(Y), TRUE, column(Y, "a"));
        Formula one = same(column(Y, "b"), constant(1));
        accepts(AXIOM, sums(own(all), own(all.withCondition(one), all.withCondition(not(one)))));
        refuses(
                AXIOM,
                sums(own(all), own(all.withCondition(one), all.withCondition(less(column(Y, "b"), constant(1))))));
    }

    /** Otherwise {@code Σ n [0 < n] 1} were as much as {@code Σ n [1 < n] 1}, and one more. */
    @Test
    void infinitelyManyNumbersHaveNoSum() {
        Product above = product(over(K), less(constant(0), value(K)), constant(1));
        Product between = product(over(K), and(less(constant(0), value(K)), less(value(K), constant(3))), constant(1));
        isNotFor(AXIOM, sums(own(above), own(above)));
        accepts(AXIOM, sums(own(between), own(between)));
        Product upToNull =
                product(over(K), and(less(constant(0), value(K)), not(less(nothing(), value(K)))), constant(1));
        isNotFor(AXIOM, sums(own(upToNull), own(upToNull)));
    }
}
