package io.panoptes.equivalence.kernel.logic;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.value;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.kernel.SmallWorlds;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.type.SqlType;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What follows and what does not: a yes too many is a wrong proof, a no too many one that is lost. */
class LogicTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Var P = row(4, "p");
    private static final Var Q = row(5, "p");
    private static final Var N = number(6);
    private static final Term A = column(X, "a");
    private static final Term B = column(X, "b");
    private static final Term YA = column(Y, "a");
    private static final Term ZA = column(Z, "a");
    private static final Formula TRUE = Formula.TRUE;
    private static final Formula IS_ONE = same(A, constant(1));

    private final SolverContext solver = SolverContext.open(SolverLimits.DEFAULT);
    private final Logic logic = logic(() -> false);

    private Logic logic(BooleanSupplier isOver) {
        return new Logic(solver, SmallWorlds.SCHEMA, (table, row) -> List.of(), new Fresh(), isOver);
    }

    @AfterEach
    void close() {
        solver.close();
    }

    private boolean follows(Goal goal, Formula... facts) {
        return logic.follows(List.of(facts), goal, Lemmas.NONE);
    }

    private boolean holds(Formula formula, Formula... facts) {
        return follows(new Goal.Holds(formula), facts);
    }

    private static Goal counts(List<Formula> left, List<Formula> right) {
        return new Goal.SameCount(left, right);
    }

    private static Goal.Weight weight(Formula condition, Term number) {
        return new Goal.Weight(condition, number);
    }

    private static Goal sums(List<Goal.Weight> left, Goal.Weight... right) {
        return new Goal.SameSum(left, List.of(right));
    }

    @Test
    void aFormulaFollowsFromFactsThatNeedIt() {
        assertThat(holds(not(less(B, A)), less(A, B))).isTrue();
        assertThat(holds(less(B, A), less(A, B))).isFalse();
        assertThat(holds(TRUE)).isTrue();
        assertThat(holds(Formula.FALSE)).isFalse();
        assertThat(holds(Formula.FALSE, less(A, B), less(B, A))).isTrue();
    }

    @Test
    void asManyOfTheOneListHoldAsOfTheOther() {
        assertThat(follows(counts(List.of(IS_ONE, not(IS_ONE)), List.of(TRUE)))).isTrue();
        assertThat(follows(counts(List.of(IS_ONE, IS_ONE), List.of(TRUE)))).isFalse();
        assertThat(follows(counts(List.of(TRUE, TRUE), List.of(TRUE)))).isFalse();
        assertThat(follows(counts(List.of(IS_ONE), List.of()), present(B))).isFalse();
        assertThat(follows(counts(List.of(IS_ONE), List.of()), less(constant(1), A)))
                .isTrue();
        assertThat(follows(counts(List.of(less(A, B)), List.of(less(A, B), less(B, A))), less(A, B)))
                .isTrue();
    }

    @Test
    void numbersCountWhereTheirConditionHoldsAndTheyAreNotNull() {
        List<Goal.Weight> parts = List.of(weight(IS_ONE, A), weight(not(IS_ONE), A));
        assertThat(follows(sums(parts, weight(TRUE, A)))).isTrue();
        assertThat(follows(sums(parts, weight(present(A), A)))).isTrue();
        assertThat(follows(sums(parts, weight(TRUE, B)))).isFalse();
        assertThat(follows(sums(List.of(weight(TRUE, A)), weight(IS_ONE, A)))).isFalse();
        assertThat(follows(sums(List.of(weight(IS_ONE, A)), weight(IS_ONE, constant(1)))))
                .isTrue();
        assertThat(follows(sums(List.of(weight(TRUE, nothing()))))).isTrue();
        assertThat(follows(sums(List.of(weight(TRUE, constant(1)))))).isFalse();
    }

    @Test
    void sumsOfOtherThanExactNumbersHaveNoWords() {
        Term x = new Term.Variable(new Var(8, new Source.AnyValue(SqlType.DOUBLE)), SqlType.DOUBLE);
        assertThatThrownBy(() -> follows(sums(List.of(weight(TRUE, x)), weight(TRUE, x))))
                .isInstanceOf(NotExpressible.class);
    }

    @Test
    void rowsAreTheSameByTheirKeysAndValuesByWhatTheyAre() {
        assertThat(follows(new Goal.SameRows(over(P), over(Q)), same(column(P, "id"), column(Q, "id"))))
                .isTrue();
        assertThat(follows(new Goal.SameRows(over(P), over(Q)), same(column(P, "v"), column(Q, "v"))))
                .isFalse();
        Var other = number(7);
        assertThat(follows(
                        new Goal.SameRows(over(N), over(other)),
                        same(value(N), constant(1)),
                        same(value(other), constant(1))))
                .isTrue();
        assertThat(follows(new Goal.SameRows(over(N), over(other)), same(value(N), constant(1))))
                .isFalse();
        assertThat(follows(new Goal.SameRows(over(P, N), over(Q, other)), same(column(P, "id"), column(Q, "id"))))
                .isFalse();
    }

    private boolean isUnique(Formula condition, Var... varying) {
        return logic.isUnique(List.of(), condition, List.of(varying), Lemmas.NONE);
    }

    @Test
    void aChoiceIsUniqueWhereTheConditionFixesIt() {
        assertThat(isUnique(TRUE)).isTrue();
        assertThat(isUnique(same(column(P, "id"), constant(1)), P)).isTrue();
        assertThat(isUnique(same(column(P, "v"), constant(1)), P)).isFalse();
        assertThat(isUnique(same(A, constant(1)), X)).isFalse();
        assertThat(isUnique(same(column(P, "id"), value(N)), P)).isTrue();
        assertThat(isUnique(same(column(P, "id"), value(N)), P, N)).isFalse();
        assertThat(isUnique(Formula.FALSE, X)).isTrue();
    }

    @Test
    void factsOfTheRowsAroundMakeAChoiceUnique() {
        Formula condition = and(less(constant(0), value(N)), less(value(N), A));
        assertThat(logic.isUnique(List.of(same(A, nothing())), condition, List.of(N), Lemmas.NONE))
                .isTrue();
        assertThat(logic.isUnique(List.of(present(A)), condition, List.of(N), Lemmas.NONE))
                .isFalse();
    }

    private static Term sum(Var row, Formula condition, Term number) {
        return total(product(over(row), condition, number));
    }

    @Test
    void sumsOfTheSameNumbersAreTheSame() {
        Term above = sum(Y, less(A, YA), YA);
        assertThat(holds(same(above, sum(Z, and(less(A, ZA), present(ZA)), ZA))))
                .isTrue();
        assertThat(holds(same(above, sum(Z, less(A, ZA), column(Z, "b"))))).isFalse();
        assertThat(holds(same(above, sum(Z, less(ZA, A), ZA)))).isFalse();
        assertThat(holds(same(above, sum(Z, less(B, ZA), ZA)))).isFalse();
        assertThat(holds(same(above, sum(Z, less(B, ZA), ZA)), same(A, B))).isTrue();
    }

    /** Each row of the one has one partner in the other: with another table or a row more it has none, or several. */
    @Test
    void sumsOverOtherTablesAreNotKnownToBeTheSame() {
        Term ones = total(product(over(Y), TRUE, constant(1)));
        assertThat(holds(same(ones, total(product(over(P), TRUE, constant(1))))))
                .isFalse();
        assertThat(holds(same(ones, total(product(over(Y, Z), present(A), constant(1))))))
                .isFalse();
        assertThat(holds(same(
                        total(product(over(Y), present(YA), constant(1))),
                        total(product(over(Z), not(new Formula.IsNull(ZA)), constant(1))))))
                .isTrue();
    }

    private static Term digest(String function, List<Term> arguments, Product... rows) {
        return new Term.Summary(new BagFunction.Named(function), arguments, new Bag(List.of(rows)), SqlType.BIGINT);
    }

    private static final Product LEFT_ROWS = product(over(Y), less(A, YA), YA);
    private static final Product RIGHT_ROWS = product(over(Z), and(less(A, ZA), present(ZA)), ZA);

    @Test
    void aFunctionOfTheSameRowsAndArgumentsIsTheSame() {
        Term left = digest("f", List.of(A), LEFT_ROWS);
        assertThat(holds(same(left, digest("f", List.of(A), RIGHT_ROWS)))).isTrue();
        assertThat(holds(same(left, digest("f", List.of(B), RIGHT_ROWS)))).isFalse();
        assertThat(holds(same(left, digest("f", List.of(B), RIGHT_ROWS)), same(A, B)))
                .isTrue();
        assertThat(holds(same(left, digest("g", List.of(A), RIGHT_ROWS)))).isFalse();
        assertThat(holds(same(left, digest("f", List.of(A, A), RIGHT_ROWS)))).isFalse();
    }

    @Test
    void aFunctionOfOtherRowsMayBeAnother() {
        Term left = digest("f", List.of(), LEFT_ROWS);
        assertThat(holds(same(left, digest("f", List.of(), product(over(Z), less(ZA, A), ZA)))))
                .isFalse();
        assertThat(holds(same(
                        left, digest("f", List.of(), product(over(Z), and(less(A, ZA), present(ZA)), column(Z, "b"))))))
                .isFalse();
        assertThat(holds(same(left, digest("f", List.of(), product(over(Z), and(less(A, ZA), present(ZA)), ZA, ZA)))))
                .isFalse();
        assertThat(holds(same(left, digest("f", List.of(), RIGHT_ROWS, RIGHT_ROWS))))
                .isFalse();
        assertThat(holds(same(
                        digest("f", List.of(), LEFT_ROWS, RIGHT_ROWS),
                        digest("f", List.of(), RIGHT_ROWS, product(over(P), TRUE, column(P, "v"))))))
                .isFalse();
        assertThat(holds(same(digest("f", List.of()), digest("f", List.of(), RIGHT_ROWS))))
                .isFalse();
        Product wider = product(over(Z), less(constant(0), ZA), ZA);
        assertThat(holds(
                        same(digest("f", List.of(), product(over(Y), present(YA), YA)), digest("f", List.of(), wider))))
                .isFalse();
    }

    /** That of a bag that grows with its outer row hangs on the row being there. */
    @Test
    void aFactThatIsForgottenProvesNothing() {
        Goal goal = new Goal.Holds(same(sum(Y, less(A, YA), YA), sum(Z, and(less(A, ZA), present(ZA)), ZA)));
        logic.forget(GroundFact.SAME_SUMS);
        assertThat(follows(goal)).isFalse();
    }

    private static Lemmas lemma(Formula fact, Formula conclusion) {
        Lemma lemma = new Lemma(List.of(fact), List.of(conclusion));
        return new Lemmas() {
            @Override
            public List<Lemma> about(Collection<String> shapes, Set<Var> rows) {
                return shapes.isEmpty() ? List.of() : List.of(lemma);
            }

            @Override
            public boolean isAbout(Var row) {
                return row.equals(X);
            }

            @Override
            public int size() {
                return 1;
            }
        };
    }

    /** One logic is for the lemmas of one proof. */
    private boolean followsBy(Lemmas lemmas, Goal goal) {
        return logic(() -> false).follows(List.of(present(A)), goal, lemmas);
    }

    @Test
    void anAcceptedStepTellsOfWhatHasComeUp() {
        Formula small = exists(over(Y), less(YA, A));
        Goal goal = new Goal.Holds(small);
        assertThat(follows(goal, present(A))).isFalse();
        assertThat(followsBy(lemma(present(A), small), goal)).isTrue();
        assertThat(followsBy(lemma(IS_ONE, small), goal)).isFalse();
        assertThat(followsBy(lemma(present(A), not(small)), goal)).isFalse();
        assertThat(followsBy(lemma(present(A), less(A, B)), new Goal.Holds(less(A, B))))
                .isFalse();
    }

    @Test
    void questionsAreCountedAndEndWithTheTime() {
        holds(less(A, B));
        int asked = logic.questions();
        assertThat(asked).isPositive();
        assertThat(follows(new Goal.Holds(less(B, A)))).isFalse();
        assertThat(logic.questions()).isGreaterThan(asked);
        Logic late = logic(() -> true);
        assertThatThrownBy(() -> late.follows(List.of(), new Goal.Holds(TRUE), Lemmas.NONE))
                .isInstanceOf(KernelOutOfTime.class);
    }

    @Test
    void whatIsKnownIsNotAskedAgain() {
        assertThat(follows(new Goal.Holds(less(A, B)))).isFalse();
        assertThat(follows(new Goal.Holds(same(A, A)))).isTrue();
        int asked = logic.questions();
        assertThat(follows(new Goal.Holds(less(YA, column(Y, "b"))))).isFalse();
        assertThat(follows(new Goal.Holds(same(ZA, ZA)))).isTrue();
        assertThat(logic.questions()).isEqualTo(asked);
    }

    @Test
    void whatIsKnownFromMoreFactsIsNotKnownWithoutThem() {
        logic.follows(List.of(IS_ONE), new Goal.Holds(present(A)), Lemmas.NONE);
        assertThat(follows(new Goal.Holds(present(A)))).isFalse();
        assertThat(follows(new Goal.Holds(same(column(P, "id"), column(Q, "id")))))
                .isFalse();
        assertThat(follows(new Goal.Holds(same(column(P, "id"), column(P, "id")))))
                .isTrue();
    }

    @Test
    void listsOfTermsAreTheSameOneByOne() {
        assertThat(Logic.same(List.of(A, B), List.of(B, A)))
                .isEqualTo(new Formula.And(Arrays.asList(same(A, B), same(B, A))));
    }
}
