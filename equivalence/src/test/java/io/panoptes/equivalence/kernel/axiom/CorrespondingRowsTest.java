package io.panoptes.equivalence.kernel.axiom;

import static io.panoptes.equivalence.kernel.ClaimAssert.accepts;
import static io.panoptes.equivalence.kernel.ClaimAssert.isNotFor;
import static io.panoptes.equivalence.kernel.ClaimAssert.refuses;
import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.as;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.own;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.rows;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.value;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows over the same, one by one. */
class CorrespondingRowsTest {
    private static final Axiom AXIOM = new CorrespondingRows();
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Var P = row(4, "p");
    private static final Var Q = row(5, "p");
    private static final Var K = number(6);
    private static final Var L = number(7);
    private static final Formula TRUE = Formula.TRUE;

    @Test
    void rowsOfOneKeyAreOneRow() {
        Product joined = product(over(P, Q), same(column(P, "id"), column(Q, "id")), column(Q, "v"));
        accepts(AXIOM, rows(own(joined), own(product(over(P), TRUE, column(P, "v")))));
        Product byValue = product(over(P, Q), same(column(P, "v"), column(Q, "v")), column(Q, "v"));
        refuses(AXIOM, rows(own(byValue), own(product(over(P), TRUE, column(P, "v")))));
    }

    @Test
    void aTableWithoutKeyMayHoldARowTwice() {
        Product joined = product(
                over(Y, Z),
                and(same(column(Y, "a"), column(Z, "a")), same(column(Y, "b"), column(Z, "b"))),
                column(Y, "a"));
        refuses(AXIOM, rows(own(joined), own(product(over(Y), TRUE, column(Y, "a")))));
    }

    @Test
    void aSumIsThatOfItsParts() {
        Product all = product(over(Y), TRUE, column(Y, "b"));
        Formula present = present(column(Y, "a"));
        accepts(AXIOM, rows(own(all), own(all.withCondition(present), all.withCondition(not(present)))));
        refuses(AXIOM, rows(own(all), own(all.withCondition(present), all)));
        refuses(
                AXIOM,
                rows(
                        own(all),
                        own(
                                all.withCondition(less(column(Y, "a"), constant(1))),
                                all.withCondition(not(less(column(Y, "a"), constant(0)))))));
    }

    @Test
    void noRowsAreNoProduct() {
        accepts(AXIOM, rows(own(product(over(Y), less(column(Y, "a"), column(Y, "a")))), own()));
        refuses(AXIOM, rows(own(product(over(Y), TRUE)), own()));
        accepts(AXIOM, rows(own(), own()));
    }

    @Test
    void valuesAreReadAsOthers() {
        Product keys = product(over(K), exists(over(Y), same(column(Y, "a"), value(K))), value(K));
        Product others = product(over(L), exists(over(Z), same(value(L), column(Z, "a"))), value(L));
        accepts(AXIOM, rows(own(keys), List.of(as(others, K))));
        accepts(AXIOM, rows(own(keys), own(others)));
        refuses(AXIOM, rows(own(keys), own(product(over(Y), TRUE, column(Y, "a")))));
    }

    @Test
    void whatIsFreeKeepsItsMeaning() {
        Product partners = product(over(Y), same(column(Y, "a"), column(X, "a")), column(Y, "b"));
        Product all = product(over(Y), TRUE, column(Y, "b"));
        refuses(AXIOM, rows(List.of(as(partners, X)), List.of(as(all, X))));
        accepts(AXIOM, rows(List.of(as(partners, X)), List.of(as(partners, X))));
    }

    @Test
    void aReadingMustFit() {
        Product pairs = product(over(Y, Z), TRUE, column(Y, "b"));
        isNotFor(AXIOM, rows(own(pairs), List.of(as(pairs, Y, Y))));
        Product all = product(over(Y), TRUE, constant(1));
        isNotFor(AXIOM, rows(List.of(as(all, P)), List.of(as(all, P))));
        refuses(AXIOM, rows(own(all), own(product(over(P), TRUE, constant(1)))));
        refuses(AXIOM, rows(own(all), own(product(over(Y), TRUE, constant(1), constant(1)))));
    }

    @Test
    void factsAreWhereItHolds() {
        Product above = product(over(Y), less(column(X, "a"), column(Y, "a")), column(Y, "b"));
        accepts(AXIOM, rows(own(above), own(), new Formula.IsNull(column(X, "a"))));
        refuses(AXIOM, rows(own(above), own()));
    }

    @Test
    void aRowOfNullsIsARow() {
        accepts(AXIOM, rows(own(product(over(), TRUE, nothing())), own(product(over(), TRUE, nothing()))));
        refuses(AXIOM, rows(own(product(over(), TRUE, nothing())), own(product(over(), TRUE, constant(0)))));
    }
}
