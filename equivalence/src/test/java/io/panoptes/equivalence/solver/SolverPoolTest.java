package io.panoptes.equivalence.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.solver.SolverAnswer.Satisfiable;
import io.panoptes.equivalence.solver.SolverAnswer.Undecided;
import io.panoptes.equivalence.solver.SolverAnswer.Unsatisfiable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class SolverPoolTest {
    private static final Duration MUCH = Duration.ofSeconds(50);

    @Test
    void whatIsAssertedAndAssumedHoldsFromCheckToCheck() {
        try (SolverPool pool = new SolverPool(1);
                SolverContext context = pool.open(SolverLimits.DEFAULT)) {
            Context z3 = context.z3();
            IntExpr x = z3.mkIntConst("x");
            BoolExpr large = z3.mkBoolConst("large");
            Solver solver = context.newSolver();
            solver.add(z3.mkLt(x, z3.mkInt(10)), z3.mkImplies(large, z3.mkGt(x, z3.mkInt(5))));
            assertThat(context.check(solver, large)).isInstanceOf(Satisfiable.class);

            solver.add(z3.mkLt(x, z3.mkInt(3)));
            assertThat(context.check(solver, large)).isEqualTo(new Unsatisfiable(List.of(large)));
            assertThat(context.check(solver))
                    .isInstanceOfSatisfying(
                            Satisfiable.class,
                            found -> assertThat(Integer.parseInt(
                                            found.model().eval(x, true).toString()))
                                    .isLessThan(3));

            solver.push();
            solver.add(z3.mkGt(x, z3.mkInt(7)));
            assertThat(context.check(solver)).isInstanceOf(Unsatisfiable.class);
            solver.pop();
            assertThat(context.check(solver)).isInstanceOf(Satisfiable.class);
        }
    }

    @Test
    void aContradictionIsSaidWithoutAModel() {
        try (SolverPool pool = new SolverPool(1);
                SolverContext elsewhere = pool.open(SolverLimits.DEFAULT);
                SolverContext here = SolverContext.open(SolverLimits.DEFAULT)) {
            for (SolverContext context : List.of(elsewhere, here)) {
                Context z3 = context.z3();
                IntExpr x = z3.mkIntConst("x");
                Solver solver = context.newSolver();
                solver.add(z3.mkLt(x, z3.mkInt(10)));
                assertThat(context.isContradiction(solver, MUCH)).isFalse();

                solver.add(z3.mkGt(x, z3.mkInt(9)));
                assertThat(context.isContradiction(solver, Duration.ZERO)).isFalse();
                assertThat(context.isContradiction(solver, MUCH)).isTrue();
            }
        }
    }

    @Test
    void processesThatComeBackToAClosedPoolEnd() {
        List<ProcessHandle> earlier = ProcessHandle.current().children().toList();
        List<ProcessHandle> workers;
        SolverPool pool = new SolverPool(0);
        try (SolverContext context = pool.open(SolverLimits.DEFAULT)) {
            assertThat(context.isContradiction(context.newSolver(), MUCH)).isFalse();
            workers = ProcessHandle.current()
                    .children()
                    .filter(child -> !earlier.contains(child))
                    .toList();
            pool.close();
            assertThat(workers).hasSize(1).allMatch(ProcessHandle::isAlive);
        }
        workers.forEach(
                worker -> worker.onExit().orTimeout(60, TimeUnit.SECONDS).join());
    }

    @Test
    void contextsThatFollowEachOtherDoNotMix() {
        try (SolverPool pool = new SolverPool(1)) {
            for (int i = 0; i < 3; i++) {
                try (SolverContext context = pool.open(SolverLimits.DEFAULT)) {
                    IntExpr x = context.z3().mkIntConst("x");
                    Solver solver = context.newSolver();
                    solver.add(context.z3().mkEq(x, context.z3().mkInt(i)));
                    assertThat(context.check(solver)).isInstanceOf(Satisfiable.class);
                }
            }
        }
    }

    @Test
    void aProcessThatIsKilledCostsTheAnswerAtHand() throws InterruptedException, ExecutionException {
        try (SolverProcess process = new SolverProcess(1000, Duration.ofSeconds(5));
                SolverContext context = SolverContext.open(SolverLimits.DEFAULT, process);
                ExecutorService runner = Executors.newSingleThreadExecutor()) {
            Solver easy = context.newSolver();
            assertThat(context.check(easy)).isInstanceOf(Satisfiable.class);
            Solver hard = SolverContextTest.pigeons(context, 14);
            Future<SolverAnswer> answer = runner.submit(() -> context.check(hard));
            ProcessHandle.of(process.pid()).orElseThrow().destroyForcibly();

            assertThat(answer.get()).isEqualTo(new Undecided("the solver's process ended"));
            assertThat(context.check(easy)).isInstanceOf(Satisfiable.class);
        }
    }

    /** With its own handler Z3 would answer "interrupted from keyboard", or crash. */
    @Test
    void ctrlCIsNotForZ3() throws IOException, InterruptedException, ExecutionException {
        assumeThat(System.getProperty("os.name")).as("needs kill -INT").isEqualTo("Linux");
        try (SolverProcess process = new SolverProcess(1000, Duration.ofSeconds(5));
                SolverContext context = SolverContext.open(SolverLimits.DEFAULT, process);
                ExecutorService runner = Executors.newSingleThreadExecutor()) {
            Solver hard = SolverContextTest.pigeons(context, 14);
            assertThat(context.check(context.newSolver())).isInstanceOf(Satisfiable.class);
            Future<SolverAnswer> answer = runner.submit(() -> context.check(hard, Duration.ofSeconds(9)));
            Thread.sleep(1_000);
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();

            // The process ends, or goes on where the whole test ignores interrupts, as in the background.
            assertThat(answer.get())
                    .isInstanceOfSatisfying(
                            Undecided.class,
                            undecided -> assertThat(undecided.reason()).doesNotContain("interrupted"));
        }
    }

    @Test
    void aProcessThatHangsCostsTheAnswerAtHand() throws IOException, InterruptedException {
        try (SolverProcess process = new SolverProcess(1000, Duration.ofMillis(500));
                SolverContext context = SolverContext.open(SolverLimits.DEFAULT, process)) {
            Solver easy = context.newSolver();
            assertThat(context.check(easy)).isInstanceOf(Satisfiable.class);
            assumeThat(System.getProperty("os.name"))
                    .as("stopping a process needs kill -STOP")
                    .isEqualTo("Linux");
            stop(process.pid());

            assertThat(context.check(easy, Duration.ofMillis(200)))
                    .isInstanceOfSatisfying(
                            Undecided.class,
                            undecided -> assertThat(undecided.reason()).contains("did not stop"));
            assertThat(context.check(easy)).isInstanceOf(Satisfiable.class);
        }
    }

    /** The signal is only on its way when kill has ended, and a process that still runs would answer. */
    private static void stop(long pid) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-STOP", Long.toString(pid)).start().waitFor();
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!everyThreadIsStopped(pid)) {
            assertThat(System.nanoTime()).as("process %d does not stop", pid).isLessThan(deadline);
            Thread.sleep(5);
        }
    }

    /** The state of a process is that of its first thread; the one that answers may be another. */
    private static boolean everyThreadIsStopped(long pid) throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(pid), "task"))) {
            return threads.allMatch(SolverPoolTest::isStopped);
        }
    }

    private static boolean isStopped(Path thread) {
        try {
            String stat = Files.readString(thread.resolve("stat"));
            return stat.substring(stat.lastIndexOf(')') + 1).strip().startsWith("T");
        } catch (IOException ended) {
            return true;
        }
    }

    @Test
    void aProcessThatIsFullCostsTheAnswerAtHand() {
        try (SolverPool pool = new SolverPool(1, 80);
                SolverContext context = pool.open(SolverLimits.DEFAULT.withTime(Duration.ofSeconds(50)))) {
            assertThat(context.check(SolverContextTest.bigProduct(context))).isInstanceOf(Undecided.class);
            assertThat(context.check(context.newSolver())).isInstanceOf(Satisfiable.class);
        }
    }
}
