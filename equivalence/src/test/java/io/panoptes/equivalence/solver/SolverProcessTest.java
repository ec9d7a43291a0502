package io.panoptes.equivalence.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.solver.SolverProcess.AssignedSort;
import io.panoptes.equivalence.solver.SolverProcess.Assignment;
import io.panoptes.equivalence.solver.SolverProcess.Assumption;
import io.panoptes.equivalence.solver.SolverProcess.Reply;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(90)
class SolverProcessTest {

    private static final Duration TIME = Duration.ofSeconds(20);
    private static final String EASY = "(declare-const x Int) (declare-const p Bool) (declare-const q Bool)"
            + "(assert (= (+ x 2) 5)) (assert (=> p (< x 0)))";

    @Test
    void givesValuesAndCores() {
        try (SolverProcess solver = new SolverProcess(500, Duration.ofSeconds(5))) {
            assertThat(solver.check(EASY, List.of(new Assumption("q", true)), TIME))
                    .isInstanceOfSatisfying(
                            Reply.Satisfiable.class,
                            sat -> assertThat(sat.assignments()).contains(new Assignment("x", AssignedSort.INT, "3")));
            assertThat(solver.check(EASY, List.of(new Assumption("q", true), new Assumption("p", true)), TIME))
                    .isEqualTo(new Reply.Unsatisfiable(List.of(1)));
            assertThat(solver.check(EASY, List.of(new Assumption("p", false)), TIME))
                    .isInstanceOf(Reply.Satisfiable.class);
        }
    }

    @Test
    void aDeadProcessCostsOneAnswer() {
        try (SolverProcess solver = new SolverProcess(500, Duration.ofSeconds(5))) {
            assertThat(solver.check(EASY, List.of(), TIME)).isInstanceOf(Reply.Satisfiable.class);
            ProcessHandle.of(solver.pid()).orElseThrow().destroyForcibly();

            solver.check(EASY, List.of(), TIME);

            assertThat(solver.check(EASY, List.of(), TIME)).isInstanceOf(Reply.Satisfiable.class);
        }
    }

    @Test
    void aMalformedFormulaIsUndecided() {
        try (SolverProcess solver = new SolverProcess(500, Duration.ofSeconds(5))) {
            assertThat(solver.check("(assert (= x 1))", List.of(), TIME)).isInstanceOf(Reply.Undecided.class);
            assertThat(solver.check(EASY, List.of(), TIME)).isInstanceOf(Reply.Satisfiable.class);
        }
    }

    @Test
    void tooMuchMemoryCostsOneAnswer() {
        String product = "(declare-const x (_ BitVec 900)) (declare-const y (_ BitVec 900))"
                + "(assert (bvult (bvmul x y) (bvmul y (bvmul x x)))) (assert (bvult #b"
                + "0".repeat(896) + "0111 (bvurem x y)))";
        try (SolverProcess solver = new SolverProcess(60, Duration.ofSeconds(5))) {
            assertThat(solver.check(product, List.of(), TIME)).isInstanceOf(Reply.Undecided.class);
            assertThat(solver.check(EASY, List.of(), TIME)).isInstanceOf(Reply.Satisfiable.class);
        }
    }
}
