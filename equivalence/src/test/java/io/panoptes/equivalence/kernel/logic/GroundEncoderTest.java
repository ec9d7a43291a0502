package io.panoptes.equivalence.kernel.logic;

import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.least;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.strict;
import static io.panoptes.equivalence.kernel.Claims.total;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the solver knows of terms and formulas without any fact: too little is a proof lost, too much a wrong one. */
class GroundEncoderTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var Z = row(3, "t");
    private static final Var P = row(4, "p");
    private static final Term A = column(X, "a");
    private static final Term B = column(X, "b");

    private final SolverContext solver = SolverContext.open(SolverLimits.DEFAULT);
    private final GroundEncoder encoder = new GroundEncoder(solver.z3(), () -> false);

    @AfterEach
    void close() {
        solver.close();
    }

    private boolean isKnown(Formula claim, BoolExpr... premises) {
        Solver assertions = solver.newSolver();
        assertions.add(premises);
        assertions.add(solver.z3().mkNot(encoder.formula(claim)));
        assertions.add(encoder.values().takeFacts().toArray(BoolExpr[]::new));
        return solver.isContradiction(assertions, Duration.ofSeconds(10));
    }

    private void holds(Formula claim, Formula... premises) {
        assertThat(isKnown(claim, encoded(premises))).as("%s", claim).isTrue();
    }

    private void isOpen(Formula claim, Formula... premises) {
        assertThat(isKnown(claim, encoded(premises))).as("%s", claim).isFalse();
    }

    private BoolExpr[] encoded(Formula... formulas) {
        return Arrays.stream(formulas).map(encoder::formula).toArray(BoolExpr[]::new);
    }

    private static Term function(String name, Term... arguments) {
        return new Term.Unknown(new Function.Named(name), List.of(arguments), SqlType.BIGINT);
    }

    private static Term decimal(String digits) {
        return new Term.Constant(Value.of(new BigDecimal(digits)), new SqlType.DecimalType(9, 2));
    }

    private static Term choice(Formula condition, Term then, Term otherwise) {
        return new Term.If(condition, then, otherwise);
    }

    @Test
    void bothNullAreTheSameAndNoneIsBelow() {
        holds(same(A, B), new Formula.IsNull(A), new Formula.IsNull(B));
        holds(not(same(A, B)), new Formula.IsNull(A), present(B));
        holds(not(less(A, B)), new Formula.IsNull(A));
        holds(not(less(A, B)), new Formula.IsNull(B));
        isOpen(less(A, B), present(A), present(B));
    }

    @Test
    void oneRowHasOneValueInEachColumn() {
        BoolExpr one = solver.z3().mkEq(encoder.row(X), encoder.row(Y));
        assertThat(isKnown(same(A, column(Y, "a")), one)).isTrue();
        assertThat(isKnown(same(A, column(Y, "b")), one)).isFalse();
        isOpen(same(column(Y, "b"), B), same(A, column(Y, "a")));
    }

    @Test
    void columnsOfThePrimaryKeyAndNotNullColumnsAreNeverNull() {
        holds(present(column(P, "id")));
        holds(present(column(P, "v")));
        isOpen(present(column(P, "w")));
    }

    @Test
    void arithmeticIsExactAndNullWhereAnArgumentIs() {
        holds(same(
                strict(ArithmeticOperation.MINUS, strict(ArithmeticOperation.PLUS, A, constant(2)), constant(2)), A));
        holds(new Formula.IsNull(strict(ArithmeticOperation.TIMES, A, nothing())));
        holds(present(strict(ArithmeticOperation.MINUS, A, B)), present(A), present(B));
        isOpen(present(strict(ArithmeticOperation.MINUS, A, A)));
    }

    @Test
    void productsOfTwoColumnsAreCommutativeAndNoMore() {
        holds(same(strict(ArithmeticOperation.TIMES, A, B), strict(ArithmeticOperation.TIMES, B, A)));
        isOpen(same(strict(ArithmeticOperation.TIMES, A, B), strict(ArithmeticOperation.TIMES, A, A)));
        holds(same(strict(ArithmeticOperation.TIMES, A, constant(2)), strict(ArithmeticOperation.PLUS, A, A)));
    }

    @Test
    void wholeQuotientsAreCutTowardsZero() {
        holds(same(strict(ArithmeticOperation.WHOLE_QUOTIENT, constant(-3), constant(2)), constant(-1)));
        holds(same(strict(ArithmeticOperation.WHOLE_QUOTIENT, constant(3), constant(2)), constant(1)));
        isOpen(same(strict(ArithmeticOperation.WHOLE_QUOTIENT, constant(3), constant(-2)), constant(-1)));
        isOpen(same(strict(ArithmeticOperation.WHOLE_QUOTIENT, A, B), constant(1)), same(A, B), present(A));
        isOpen(same(strict(ArithmeticOperation.QUOTIENT, constant(4), constant(2)), constant(2)));
    }

    @Test
    void daysAreAddedToDatesOnly() {
        Term day = date(10);
        holds(same(strict(ArithmeticOperation.ADD_DAYS, day, constant(2)), date(12)));
        holds(same(strict(ArithmeticOperation.DAYS_BETWEEN, date(12), day), constant(2)));
        isOpen(same(strict(ArithmeticOperation.ADD_DAYS, constant(10), constant(2)), constant(12)));
    }

    private static Term date(int day) {
        return new Term.Constant(new Value.DateValue(LocalDate.of(2020, 1, day)), SqlType.DATE);
    }

    /** x - x is NaN for an infinite x. */
    @Test
    void floatingPointHasNoAlgebra() {
        Var d = new Var(8, new Source.AnyValue(SqlType.DOUBLE));
        Term x = new Term.Variable(d, SqlType.DOUBLE);
        Term difference = new Term.Strict(ArithmeticOperation.MINUS, List.of(x, x), SqlType.DOUBLE);
        isOpen(same(difference, new Term.Constant(new Value.DoubleValue(0), SqlType.DOUBLE)), present(x));
        holds(same(difference, difference));
    }

    @Test
    void aFunctionHasOneValueForEqualArguments() {
        holds(same(function("f", A), function("f", B)), same(A, B));
        isOpen(same(function("f", A), function("f", B)));
        isOpen(same(function("f", A), function("g", A)));
        isOpen(same(function("f", A, B), function("f", B, A)));
        isOpen(new Formula.IsNull(function("f", A)), new Formula.IsNull(A));
        holds(same(function("f", A), function("f", B)), new Formula.IsNull(A), new Formula.IsNull(B));
    }

    /** A function may tell 1 from 1.00. */
    @Test
    void argumentsOfOtherKindsAreOtherFunctions() {
        isOpen(same(function("f", constant(1)), function("f", decimal("1.00"))));
    }

    @Test
    void aChoiceIsItsBranch() {
        holds(same(choice(present(A), A, constant(0)), A), present(A));
        holds(same(choice(present(A), A, constant(0)), constant(0)), new Formula.IsNull(A));
        holds(new Formula.IsNull(choice(present(A), nothing(), B)), present(A));
        holds(same(choice(present(A), constant(1), decimal("1.50")), decimal("1.00")), present(A));
        Term text = new Term.Constant(new Value.TextValue("1"), SqlType.TEXT);
        assertThatThrownBy(() -> encoder.term(choice(present(A), A, text))).isInstanceOf(NotExpressible.class);
    }

    @Test
    void whatBindsVariablesIsKnownByItsShapeAndArguments() {
        Formula one = exists(over(Y), less(column(Y, "a"), A));
        Formula same = exists(over(Z), less(column(Z, "a"), B));
        holds(same, one, same(A, B));
        isOpen(same, one);
        isOpen(exists(over(Y), less(column(Y, "b"), A)), one);
        isOpen(exists(over(Y), less(A, column(Y, "a"))), one);
        assertThat(encoder.bound()).hasSize(4);
    }

    @Test
    void whatBindsNoVariableIsItsCondition() {
        holds(exists(over(), present(A)), present(A));
        holds(same(total(product(over(), present(A), A)), A), present(A));
        holds(same(total(product(over(), present(A), A)), constant(0)), new Formula.IsNull(A));
    }

    @Test
    void sumsAreNeverNullAndBoundsMayBe() {
        holds(present(total(product(over(Y), Formula.TRUE, column(Y, "a")))));
        isOpen(present(greatest(product(over(Y), Formula.TRUE, column(Y, "a")))));
        isOpen(same(
                greatest(product(over(Y), Formula.TRUE, column(Y, "a"))),
                least(product(over(Y), Formula.TRUE, column(Y, "a")))));
    }

    @Test
    void aBooleanHoldsWhereItIsTrueAndNotNull() {
        Var f = new Var(9, new Source.AnyValue(SqlType.BOOLEAN));
        Term truth = new Term.Variable(f, SqlType.BOOLEAN);
        holds(not(new Formula.Holds(truth)), new Formula.IsNull(truth));
        holds(present(truth), new Formula.Holds(truth));
        isOpen(new Formula.Holds(truth), present(truth));
        isOpen(new Formula.Holds(constant(1)));
    }

    @Test
    void endsWithTheTime() {
        GroundEncoder late = new GroundEncoder(solver.z3(), () -> true);
        assertThatThrownBy(() -> late.formula(Formula.TRUE)).isInstanceOf(KernelOutOfTime.class);
    }
}
