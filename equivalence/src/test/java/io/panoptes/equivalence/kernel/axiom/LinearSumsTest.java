package io.panoptes.equivalence.kernel.axiom;

import static io.panoptes.equivalence.kernel.ClaimAssert.accepts;
import static io.panoptes.equivalence.kernel.ClaimAssert.isNotFor;
import static io.panoptes.equivalence.kernel.ClaimAssert.refuses;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.values;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

/** Sums of sums over the same rows. */
class LinearSumsTest {
    private static final Axiom AXIOM = new LinearSums();
    private static final Var P = row(1, "p");
    private static final Var X = row(4, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Formula TRUE = Formula.TRUE;

    private static Term sum(Formula condition, Term number) {
        return total(product(over(Y), condition, number));
    }

    @Test
    void aFactorIsThatOfEachRow() {
        Term factor = column(P, "v");
        Formula one = same(column(Y, "b"), constant(1));
        Term before = strict(ArithmeticOperation.TIMES, factor, sum(TRUE, column(Y, "a")));
        Term after = strict(
                ArithmeticOperation.PLUS,
                strict(ArithmeticOperation.TIMES, factor, sum(one, column(Y, "a"))),
                strict(ArithmeticOperation.TIMES, sum(not(one), column(Y, "a")), factor));
        accepts(AXIOM, values(before, after));
        refuses(AXIOM, values(before, strict(ArithmeticOperation.TIMES, factor, sum(one, column(Y, "a")))));
    }

    @Test
    void aFactorThatIsNullMakesNoSum() {
        Term factor = column(X, "a");
        Term before = strict(ArithmeticOperation.TIMES, factor, sum(TRUE, column(Y, "b")));
        Term after = strict(ArithmeticOperation.TIMES, factor, sum(present(column(Y, "b")), column(Y, "b")));
        isNotFor(AXIOM, values(before, new Term.If(present(factor), before, constant(0))));
        accepts(AXIOM, values(before, after, present(factor)));
    }

    @Test
    void aFactorInFloatingPointRounds() {
        Term factor = new Term.Variable(new Var(8, new Source.AnyValue(SqlType.DOUBLE)), SqlType.DOUBLE);
        Formula one = same(column(Y, "b"), constant(1));
        Term before = strict(ArithmeticOperation.TIMES, factor, sum(TRUE, column(Y, "a")));
        Term after = strict(
                ArithmeticOperation.PLUS,
                strict(ArithmeticOperation.TIMES, factor, sum(one, column(Y, "a"))),
                strict(ArithmeticOperation.TIMES, factor, sum(not(one), column(Y, "a"))));
        isNotFor(AXIOM, values(before, after, not(new Formula.IsNull(factor))));
    }

    @Test
    void differencesAndChoices() {
        Term choice = new Term.If(present(column(X, "a")), sum(TRUE, column(Y, "b")), constant(0));
        accepts(AXIOM, values(strict(ArithmeticOperation.MINUS, choice, choice), constant(0)));
        refuses(AXIOM, values(choice, sum(TRUE, column(Y, "b"))));
        refuses(
                AXIOM,
                values(
                        strict(ArithmeticOperation.MINUS, sum(TRUE, column(Y, "a")), sum(TRUE, column(Y, "b"))),
                        constant(0)));
    }

    @Test
    void aSumOfNoRowsIsZeroUnlessItIsNull() {
        Formula some = exists(over(Z), present(column(Z, "a")));
        Term sum = sum(present(column(Y, "a")), column(Y, "a"));
        Term orNull = new Term.If(some, sum, nothing());
        accepts(AXIOM, values(new Term.If(some, orNull, constant(0)), sum));
        refuses(AXIOM, values(orNull, sum));
    }

    @Test
    void sumsOverOtherRowsAreNotCompared() {
        Term pairs = total(product(over(Y, Z), TRUE, column(Y, "a")));
        refuses(AXIOM, values(pairs, sum(TRUE, column(Y, "a"))));
    }
}
