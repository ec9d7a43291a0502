package io.panoptes.equivalence.kernel.logic;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the kernel's solver may take for known of constants: where it is wrong, a false claim follows. */
class GroundValuesTest {
    private final SolverContext solver = SolverContext.open(SolverLimits.DEFAULT);
    private final Context z3 = solver.z3();
    private final GroundValues values = new GroundValues(z3);

    @AfterEach
    void close() {
        solver.close();
    }

    private GroundTerm of(Value value) {
        return values.constant(value);
    }

    private GroundTerm of(String text) {
        return of(Value.of(text));
    }

    private static Value decimal(String digits) {
        return Value.of(new BigDecimal(digits));
    }

    private boolean holds(BoolExpr claim) {
        Solver assertions = solver.newSolver();
        assertions.add(values.takeFacts().toArray(BoolExpr[]::new));
        assertions.add(z3.mkNot(claim));
        return solver.isContradiction(assertions, Duration.ofSeconds(10));
    }

    private void isTrue(BoolExpr claim) {
        assertThat(holds(claim)).as("%s", claim).isTrue();
    }

    private void isFalse(BoolExpr claim) {
        isTrue(z3.mkNot(claim));
    }

    private void isOpen(BoolExpr claim) {
        assertThat(holds(claim)).as("%s", claim).isFalse();
        assertThat(holds(z3.mkNot(claim))).as("not %s", claim).isFalse();
    }

    @Test
    void onlyNullIsNull() {
        isTrue(of(Value.NULL).isNull());
        isFalse(of(Value.of(0)).isNull());
        isFalse(of("").isNull());
    }

    @Test
    void exactNumbersAreWhatTheyAreWorth() {
        isTrue(values.equal(of(Value.of(1)), of(decimal("1.00"))));
        isFalse(values.equal(of(Value.of(1)), of(decimal("1.01"))));
        isTrue(values.less(of(decimal("0.99")), of(Value.of(1))));
        isFalse(values.less(of(Value.of(-1)), of(Value.of(-2))));
    }

    /** A DOUBLE beside a DECIMAL may lose digits. */
    @Test
    void floatingPointIsOrderedAmongItselfOnly() {
        GroundTerm half = of(new Value.DoubleValue(0.5));
        isTrue(values.less(half, of(new Value.DoubleValue(1))));
        isTrue(values.equal(half, of(new Value.DoubleValue(0.5))));
        isOpen(values.equal(half, of(decimal("0.5"))));
        isOpen(values.less(half, of(Value.of(1))));
    }

    @Test
    void infinitiesAndNaNAreValuesOfWhichNothingIsKnown() {
        GroundTerm infinite = of(new Value.DoubleValue(Double.POSITIVE_INFINITY));
        isOpen(values.less(of(new Value.DoubleValue(1)), infinite));
        isTrue(values.equal(infinite, of(new Value.DoubleValue(Double.POSITIVE_INFINITY))));
    }

    @Test
    void textsComeInTheOrderOfTheirBytes() {
        GroundTerm a = of("a");
        GroundTerm b = of("B");
        GroundTerm ab = of("ab");
        isFalse(values.equal(a, b));
        isTrue(values.equal(a, of("a")));
        assertThat(order(b, a) && order(a, ab)).isTrue();
    }

    private boolean order(GroundTerm left, GroundTerm right) {
        Solver assertions = solver.newSolver();
        // All of them anew: what is known of texts is told once.
        GroundValues all = new GroundValues(z3);
        all.constant(Value.of("a"));
        all.constant(Value.of("B"));
        all.constant(Value.of("ab"));
        assertions.add(all.takeFacts().toArray(BoolExpr[]::new));
        assertions.add(z3.mkNot(values.less(left, right)));
        return solver.isContradiction(assertions, Duration.ofSeconds(10));
    }

    /** UTF-16 and UTF-8 order them differently. */
    @Test
    void textsBeyondTheBasicPlaneOnlyDiffer() {
        GroundTerm plain = of("\uFF5E");
        GroundTerm far = of("\uD83D\uDE00 a");
        BoolExpr[] facts = values.takeFacts().toArray(BoolExpr[]::new);
        Solver assertions = solver.newSolver();
        assertions.add(facts);
        assertions.add(values.equal(plain, far));
        assertThat(solver.isContradiction(assertions, Duration.ofSeconds(10))).isTrue();
        isOpen(values.less(plain, far));
        isOpen(values.less(far, plain));
    }

    @Test
    void textsAndNumbersAreNotCompared() {
        isOpen(values.equal(of("1"), of(Value.of(1))));
        isOpen(values.less(of("1"), of(Value.of(2))));
        isTrue(z3.mkEq(values.equal(of("1"), of(Value.of(1))), values.equal(of(Value.of(1)), of("1"))));
    }

    @Test
    void falseIsBelowTrue() {
        isTrue(values.less(of(Value.FALSE), of(Value.TRUE)));
        isFalse(values.less(of(Value.TRUE), of(Value.TRUE)));
        isFalse(values.equal(of(Value.FALSE), of(Value.TRUE)));
    }

    @Test
    void daysAndMomentsAreOrdered() {
        LocalDate day = LocalDate.of(2020, 2, 29);
        isTrue(values.less(of(new Value.DateValue(day)), of(new Value.DateValue(day.plusDays(1)))));
        isTrue(values.less(
                of(new Value.TimestampValue(day.atTime(1, 0))), of(new Value.TimestampValue(day.atTime(1, 0, 0, 1)))));
        isTrue(values.less(
                of(new Value.TimeValue(LocalTime.of(1, 0))), of(new Value.TimeValue(LocalTime.of(1, 0, 0, 1)))));
        isOpen(values.equal(of(new Value.DateValue(day)), of(new Value.TimestampValue(day.atStartOfDay()))));
    }

    @Test
    void aValueOfAnotherKindMayBeTrueOrNot() {
        isOpen(values.isTrue(of(Value.of(1))));
        isOpen(values.isTrue(of("true")));
    }

    @Test
    void valuesOfTheDbmsOwnAreTheSameOrUnknown() {
        GroundTerm value = of(new Value.OpaqueValue("x"));
        isTrue(values.equal(value, of(new Value.OpaqueValue("x"))));
        isOpen(values.less(value, of(new Value.OpaqueValue("y"))));
        assertThat(value.kind()).isEqualTo(ValueSort.OTHER);
    }
}
