package io.panoptes.equivalence.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.solver.SolverAnswer.Satisfiable;
import io.panoptes.equivalence.solver.SolverAnswer.Undecided;
import io.panoptes.equivalence.solver.SolverAnswer.Unsatisfiable;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SolverContextTest {

    @Test
    void givesAModel() {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT)) {
            Context z3 = solver.z3();
            IntExpr x = z3.mkIntConst("x");
            Solver assertions = solver.newSolver();
            assertions.add(z3.mkEq(z3.mkAdd(x, z3.mkInt(2)), z3.mkInt(5)));

            SolverAnswer answer = solver.check(assertions);

            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Satisfiable.class,
                            sat -> assertThat(sat.model().eval(x, true)).hasToString("3"));
        }
    }

    @Test
    void namesTheAssumptionsThatContradict() {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT)) {
            Context z3 = solver.z3();
            IntExpr x = z3.mkIntConst("x");
            BoolExpr low = z3.mkBoolConst("low");
            BoolExpr high = z3.mkBoolConst("high");
            BoolExpr idle = z3.mkBoolConst("idle");
            Solver assertions = solver.newSolver();
            assertions.add(z3.mkImplies(low, z3.mkLt(x, z3.mkInt(0))), z3.mkImplies(high, z3.mkGt(x, z3.mkInt(0))));

            assertThat(solver.check(assertions, low, high, idle))
                    .isInstanceOfSatisfying(
                            Unsatisfiable.class,
                            unsat -> assertThat(unsat.core()).containsExactlyInAnyOrder(low, high));
            assertThat(solver.check(assertions, low, idle)).matches(SolverAnswer::isSatisfiable);
        }
    }

    @Test
    void stopsAtItsTimeLimit() {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT.withTime(Duration.ofMillis(300)))) {
            long start = System.nanoTime();

            SolverAnswer answer = solver.check(pigeons(solver, 14));

            assertThat(answer).isInstanceOf(Undecided.class);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void stopsAtItsMemoryLimit() {
        SolverLimits small = new SolverLimits(Duration.ofSeconds(50), 80, Duration.ofSeconds(2));
        try (SolverContext solver = SolverContext.open(small)) {
            assertThat(solver.check(bigProduct(solver)))
                    .isInstanceOfSatisfying(
                            Undecided.class,
                            undecided -> assertThat(undecided.reason()).contains("memory"));
        }
    }

    @Test
    void stopsWhenCancelledFromAnotherThread() throws InterruptedException {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT.withTime(Duration.ofSeconds(50)))) {
            Solver hard = pigeons(solver, 14);
            Thread canceller = Thread.ofPlatform().start(() -> {
                pause(Duration.ofMillis(200));
                solver.cancel();
            });

            assertThat(solver.check(hard)).isInstanceOf(Undecided.class);
            assertThat(solver.check(solver.newSolver())).isEqualTo(new Undecided("cancelled"));
            canceller.join();
        }
    }

    @Test
    void answersAfterACheckThatRanOutOfTime() {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT)) {
            assertThat(solver.check(pigeons(solver, 14), Duration.ofMillis(100)))
                    .isInstanceOf(Undecided.class);
            assertThat(solver.check(solver.newSolver())).matches(SolverAnswer::isSatisfiable);
        }
    }

    /** A product of numbers with so large a width that writing down its circuit takes more than the limit. */
    static Solver bigProduct(SolverContext solver) {
        Context z3 = solver.z3();
        int bits = 600;
        BitVecExpr left = z3.mkBVConst("left", bits);
        BitVecExpr right = z3.mkBVConst("right", bits);
        Solver assertions = solver.newSolver();
        assertions.add(
                z3.mkBVULT(z3.mkBVMul(left, right), z3.mkBVMul(right, z3.mkBVMul(left, left))),
                z3.mkBVULT(z3.mkBV(7, bits), z3.mkBVURem(left, right)));
        return assertions;
    }

    /** One pigeon more than there are holes: easy to say, and out of reach of clause learning. */
    static Solver pigeons(SolverContext solver, int holes) {
        Context z3 = solver.z3();
        Solver assertions = solver.newSolver("QF_UF");
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            BoolExpr[] somewhere = new BoolExpr[holes];
            for (int hole = 0; hole < holes; hole++) {
                somewhere[hole] = in(z3, pigeon, hole);
                for (int other = 0; other < pigeon; other++) {
                    assertions.add(z3.mkOr(z3.mkNot(in(z3, pigeon, hole)), z3.mkNot(in(z3, other, hole))));
                }
            }
            assertions.add(z3.mkOr(somewhere));
        }
        return assertions;
    }

    private static BoolExpr in(Context z3, int pigeon, int hole) {
        return z3.mkBoolConst("p%d_%d".formatted(pigeon, hole));
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
