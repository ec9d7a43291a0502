package io.panoptes.dbms.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.worker.SanitizerOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Deaths of worker processes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WorkerInstanceTest {

    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final String ENDLESS =
            "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT COUNT(*) FROM c WHERE n < 0";

    private static final String A_SECOND_OR_TWO =
            "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 4000000) SELECT COUNT(*) FROM c";

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @BeforeAll
    void open() {
        targets = new ReleasedTargets();
    }

    @AfterAll
    void close() {
        targets.close();
    }

    @Test
    void killedInTheMiddleOfAQuery() throws IOException, InterruptedException {
        try (WorkerInstance instance = sqlite()) {
            Instance.Pending pending = instance.submit(List.of("SELECT 1", ENDLESS, "SELECT 2"), LIMIT);
            TimeUnit.MILLISECONDS.sleep(300);
            signal("-KILL", instance.pid());
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Rows.class);
            assertThat(outcomes.get(1))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence()).contains("SIGKILL"));
            assertThat(outcomes.get(2)).isInstanceOf(Outcome.Skipped.class);
            assertThat(instance.run(List.of("SELECT 1"), LIMIT)).containsExactly(new Outcome.Skipped());
            instance.reset();
            assertThat(instance.run(List.of("SELECT 1"), LIMIT).getFirst()).isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void aSegmentationFaultLeavesItsCrashLog() throws IOException, InterruptedException {
        try (WorkerInstance instance = sqlite()) {
            Instance.Pending pending = instance.submit(List.of(ENDLESS), LIMIT);
            TimeUnit.MILLISECONDS.sleep(300);
            signal("-SEGV", instance.pid());
            assertThat(pending.outcomes().getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence()).contains("SIGSEGV"));
        }
    }

    @Test
    void aStopOfTheWholeGroupIsNoCrash() throws IOException, InterruptedException {
        try (WorkerInstance instance = sqlite()) {
            assumeFalse(
                    ignoresInterrupts(instance.pid()),
                    "SIGINT is ignored, as by what a shell without a terminal starts in the background");
            Instance.Pending pending = instance.submit(List.of(ENDLESS), LIMIT);
            TimeUnit.MILLISECONDS.sleep(300);
            signal("-INT", instance.pid());
            assertThat(pending.outcomes()).containsExactly(new Outcome.Skipped());
        }
    }

    private static boolean ignoresInterrupts(long pid) throws IOException {
        Path status = Path.of("/proc", Long.toString(pid), "status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line ->
                                (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 1 << 1) != 0);
    }

    @Test
    void aStoppedProcessHangsAndIsKilled() throws IOException, InterruptedException {
        try (WorkerInstance instance = sqlite()) {
            signal("-STOP", instance.pid());
            List<Outcome> outcomes = instance.run(List.of("SELECT 1", "SELECT 2"), Duration.ofMillis(200));
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Hung.class);
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
            assertThat(ProcessHandle.of(instance.pid())
                            .map(ProcessHandle::isAlive)
                            .orElse(false))
                    .isFalse();
        }
    }

    @Test
    void anExhaustedHeapIsAResource() {
        try (Instance instance = targets.open(targets.find("h2:2.5.252", Optional.empty()))) {
            List<Outcome> outcomes = instance.run(
                    List.of("SELECT LISTAGG(REPEAT('x', 1000000)) FROM SYSTEM_RANGE(1, 2000)"), Duration.ofSeconds(60));
            assertThat(outcomes.getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            instance.reset();
            assertThat(instance.run(List.of("SELECT 1"), LIMIT).getFirst()).isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void aSanitizersReportOfAProcessThatGoesOnIsTheStatements() throws IOException, InterruptedException {
        String report = "src/expr.c:12:9: runtime error: signed integer overflow: 2 + 2147483647";
        try (WorkerInstance instance = sqlite()) {
            long first = instance.pid();
            Instance.Pending pending =
                    instance.submit(List.of("SELECT 1", A_SECOND_OR_TWO, "SELECT 2"), Duration.ofSeconds(60));
            TimeUnit.MILLISECONDS.sleep(200);
            Files.writeString(
                    instance.folder().resolve(SanitizerOutput.FILE),
                    "a driver's line\n" + report + "\n",
                    StandardOpenOption.APPEND);
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Rows.class);
            assertThat(outcomes.get(1))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence()).startsWith(report));
            assertThat(outcomes.get(2)).isInstanceOf(Outcome.Skipped.class);
            // A sanitizer tells of each place once a process.
            instance.reset();
            assertThat(instance.pid()).isNotEqualTo(first);
            assertThat(instance.run(List.of("SELECT 1"), LIMIT).getFirst()).isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void closingLeavesNothingBehind() {
        WorkerInstance instance = sqlite();
        long pid = instance.pid();
        Path folder = instance.folder();
        assertThat(Files.exists(folder)).isTrue();
        instance.close();
        assertThat(Files.exists(folder)).isFalse();
        assertThat(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false))
                .isFalse();
    }

    @Test
    void aWorkerEndsWithItsParent() throws IOException, InterruptedException {
        // The parent is a shell that starts a worker, and is then killed. The worker's stdin stays open, as in a query.
        Path folder = Files.createTempDirectory("panoptes-0-orphan");
        Process parent = new ProcessBuilder(
                        "sh",
                        "-c",
                        "sleep 20 | \"$0\" -cp \"$1\" io.panoptes.dbms.worker.Worker $$ \"$2\" > /dev/null & echo $!; wait",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        Path.of("target", "classes").toAbsolutePath().toString(),
                        folder.toString())
                .start();
        long worker = Long.parseLong(parent.inputReader().readLine());
        TimeUnit.SECONDS.sleep(2);
        assertThat(ProcessHandle.of(worker).map(ProcessHandle::isAlive)).contains(true);
        parent.destroyForcibly().waitFor();
        boolean ended = ProcessHandle.of(worker)
                .map(process -> process.onExit()
                        .completeOnTimeout(process, 5, TimeUnit.SECONDS)
                        .join())
                .map(process -> !process.isAlive())
                .orElse(true);
        assertThat(ended).isTrue();
    }

    private WorkerInstance sqlite() {
        return (WorkerInstance) targets.open(targets.find("sqlite:3.54.1.0", Optional.empty()));
    }

    private static void signal(String signal, long pid) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, Long.toString(pid)).start().waitFor();
    }
}
