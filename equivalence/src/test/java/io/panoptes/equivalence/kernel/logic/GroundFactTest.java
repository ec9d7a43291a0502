package io.panoptes.equivalence.kernel.logic;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.holds;
import static io.panoptes.equivalence.kernel.Claims.least;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.summary;
import static io.panoptes.equivalence.kernel.Claims.total;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.kernel.Judge;
import io.panoptes.equivalence.kernel.SmallWorlds;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each fact has claims that follow by it and not without it, and claims that nearly follow by it and are not true. The compiler
 * asks for those of a fact that is new.
 */
class GroundFactTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Var P = row(4, "p");
    private static final Var Q = row(5, "p");
    private static final Var C = row(6, "c");
    private static final Term A = column(X, "a");
    private static final Formula TRUE = Formula.TRUE;

    private record Case(List<ProofStep> follows, List<ProofStep> isWrong) {}

    private static Case of(GroundFact fact) {
        return switch (fact) {
            case WITNESS ->
                new Case(
                        List.of(holds(
                                exists(over(Y), present(column(Y, "a"))),
                                exists(over(Z), and(present(column(Z, "a")), same(column(Z, "b"), constant(1)))))),
                        List.of(holds(
                                exists(over(Y), same(column(Y, "b"), constant(1))),
                                exists(over(Z), present(column(Z, "a"))))));
            case INSTANCE ->
                new Case(
                        List.of(holds(exists(over(Y), same(column(Y, "a"), A)))),
                        List.of(holds(exists(over(Y), less(column(Y, "a"), A))), holds(exists(over(P), TRUE))));
            case EMPTY_SUM ->
                new Case(
                        List.of(holds(
                                same(total(product(over(Y), TRUE, column(Y, "a"))), constant(0)),
                                not(exists(over(Z), TRUE)))),
                        List.of(holds(
                                same(total(product(over(Y), TRUE, column(Y, "a"))), constant(0)),
                                not(exists(over(Z), present(column(Z, "b")))))));
            case POSITIVE_SUM ->
                new Case(
                        List.of(holds(less(constant(0), total(product(over(Y), TRUE, constant(1)))), present(A))),
                        List.of(
                                holds(less(constant(1), total(product(over(Y), TRUE, constant(1)))), present(A)),
                                holds(less(constant(-1), total(product(over(Y), TRUE, constant(-1)))))));
            case SINGLE_SUM ->
                new Case(
                        List.of(holds(same(
                                total(product(over(Q), same(column(Q, "id"), column(P, "id")), column(Q, "v"))),
                                column(P, "v")))),
                        List.of(
                                holds(same(
                                        total(product(over(Q), same(column(Q, "id"), column(P, "id")), column(Q, "w"))),
                                        column(P, "w"))),
                                holds(same(total(product(over(Y), same(column(Y, "a"), A), column(Y, "a"))), A))));
            case REACHED ->
                new Case(
                        List.of(
                                holds(
                                        exists(over(Z), same(column(Z, "a"), constant(1))),
                                        same(greatest(product(over(Y), TRUE, column(Y, "a"))), constant(1))),
                                holds(
                                        exists(over(Z), same(column(Z, "a"), constant(1))),
                                        same(least(product(over(Y), TRUE, column(Y, "a"))), constant(1)))),
                        List.of(holds(
                                exists(over(Z), same(column(Z, "a"), constant(1))),
                                same(greatest(product(over(Y), TRUE, column(Y, "b"))), constant(1)))));
            case BOUND ->
                new Case(
                        List.of(
                                holds(not(less(greatest(product(over(Y), TRUE, column(Y, "a"))), A))),
                                holds(not(less(A, least(product(over(Y), TRUE, column(Y, "a"))))))),
                        List.of(
                                holds(not(less(least(product(over(Y), TRUE, column(Y, "a"))), A))),
                                holds(not(less(
                                        greatest(product(over(Y), present(column(Y, "b")), column(Y, "a"))), A)))));
            case CHECK ->
                new Case(
                        List.of(holds(less(constant(0), column(P, "v")))),
                        List.of(holds(less(constant(1), column(P, "v")))));
            case REFERENCE ->
                new Case(
                        List.of(holds(
                                exists(over(P), same(column(P, "id"), column(C, "ref"))), present(column(C, "ref")))),
                        List.of(
                                holds(exists(over(P), same(column(P, "id"), column(C, "ref")))),
                                holds(exists(over(C), same(column(C, "ref"), column(P, "id"))))));
            case KEY ->
                new Case(
                        List.of(holds(same(column(P, "v"), column(Q, "v")), same(column(P, "id"), column(Q, "id")))),
                        List.of(
                                holds(same(column(P, "id"), column(Q, "id")), same(column(P, "v"), column(Q, "v"))),
                                holds(same(column(X, "b"), column(Y, "b")), same(column(X, "a"), column(Y, "a")))));
            case DEPENDENCY ->
                new Case(
                        List.of(holds(same(column(P, "w"), column(Q, "w")), same(column(P, "v"), column(Q, "v")))),
                        List.of(holds(same(column(P, "v"), column(Q, "v")), same(column(P, "w"), column(Q, "w")))));
            case SAME_SUMS ->
                new Case(
                        List.of(holds(same(
                                total(product(over(Y), less(A, column(Y, "a")), column(Y, "b"))),
                                total(product(
                                        over(Z),
                                        and(less(A, column(Z, "a")), present(column(Z, "a"))),
                                        column(Z, "b")))))),
                        List.of(
                                holds(same(
                                        total(product(over(Y), less(A, column(Y, "a")), column(Y, "b"))),
                                        total(product(over(Z), less(A, column(Z, "a")), column(Z, "a"))))),
                                holds(same(
                                        total(product(over(Y), TRUE, constant(1))),
                                        total(product(over(Z), present(column(Z, "b")), constant(1))))),
                                rowsThatNeedNotExist()));
            case SAME_SUMMARIES ->
                new Case(
                        List.of(holds(same(
                                summary(product(over(Y), less(A, column(Y, "a")), column(Y, "b"))),
                                summary(product(
                                        over(Z),
                                        and(less(A, column(Z, "a")), present(column(Z, "a"))),
                                        column(Z, "b")))))),
                        List.of(holds(same(
                                summary(product(over(Y), less(A, column(Y, "a")), column(Y, "b"))),
                                summary(product(over(Z), less(A, column(Z, "a")), column(Z, "a")))))));
        };
    }

    /** For every row of c the two sums are the same, but c may be empty: then nothing says that p has a row. */
    private static ProofStep rowsThatNeedNotExist() {
        Formula isInP = exists(over(P), same(column(P, "id"), column(C, "must")));
        Term all = total(product(over(Y), TRUE, constant(1)));
        Term those = total(product(over(Z), isInP, constant(1)));
        return holds(exists(over(C), less(all, those)), not(exists(over(Q), TRUE)), exists(over(X), TRUE));
    }

    @ParameterizedTest
    @EnumSource
    void whatFollowsByItIsTrueAndNeedsIt(GroundFact fact) {
        for (ProofStep step : of(fact).follows()) {
            assertThat(SmallWorlds.isTrue(step)).as("%s", step).isTrue();
            try (Judge judge = new Judge();
                    Judge without = new Judge().without(fact)) {
                assertThat(judge.accepts(step)).as("%s", step).isTrue();
                assertThat(without.accepts(step)).as("without it: %s", step).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatNearlyFollowsIsRefused(GroundFact fact) {
        for (ProofStep step : of(fact).isWrong()) {
            assertThat(SmallWorlds.isTrue(step)).as("%s", step).isFalse();
            try (Judge judge = new Judge()) {
                assertThat(judge.accepts(step)).as("%s", step).isFalse();
            }
        }
    }
}
