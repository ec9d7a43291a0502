package io.panoptes.equivalence.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.panoptes.equivalence.solver.SolverProcess.AssignedSort;
import io.panoptes.equivalence.solver.SolverProcess.Assignment;
import io.panoptes.equivalence.solver.SolverProcess.Assumption;
import io.panoptes.equivalence.solver.SolverProcess.Reply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
    void whatWasUnpackedGoesWithTheProcess() throws IOException, InterruptedException {
        assumeThat(System.getProperty("os.name"))
                .as("the folder of a process is read from its command line")
                .isEqualTo("Linux");
        List<Path> folders = new ArrayList<>();
        try (SolverProcess solver = new SolverProcess(500, Duration.ofSeconds(5))) {
            assertThat(solver.check(EASY, List.of(), TIME)).isInstanceOf(Reply.Satisfiable.class);
            folders.add(folder(solver));
            ProcessHandle.of(solver.pid()).orElseThrow().destroyForcibly();
            solver.check(EASY, List.of(), TIME);
            solver.check(EASY, List.of(), TIME);
            folders.add(folder(solver));
            assertThat(folders.getLast()).isNotEmptyDirectory();
        }
        assertThat(folders).doesNotHaveDuplicates();
        for (Path folder : folders) {
            while (Files.exists(folder)) {
                Thread.sleep(10);
            }
        }
    }

    private static Path folder(SolverProcess solver) throws IOException {
        String option = "-Djava.io.tmpdir=";
        String commandLine = Files.readString(Path.of("/proc/" + solver.pid() + "/cmdline"));
        return Stream.of(commandLine.split("\0"))
                .filter(argument -> argument.startsWith(option))
                .map(argument -> Path.of(argument.substring(option.length())))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMalformedFormulaIsUndecided() {
        try (SolverProcess solver = new SolverProcess(500, Duration.ofSeconds(5))) {
            assertThat(solver.check("(assert (= x 1))", List.of(), TIME))
                    .isInstanceOfSatisfying(Reply.Undecided.class, reply -> {
                        assertThat(reply.broken()).isTrue();
                        assertThat(reply.reason()).startsWith("Z3: ");
                    });
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
