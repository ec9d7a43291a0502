package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.dbms.Adapter;
import io.panoptes.dbms.Adapters;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.TestFiles;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may go wrong with a server: it is killed, it crashes, the network is cut, it does not let us in. */
@Tag("network")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServerFaultsTest {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final String SLOW_POSTGRES = "SELECT pg_sleep(15)";

    private final Adapter adapter = Adapters.named("postgresql");
    private final ServerKind kind = adapter.server().orElseThrow();
    private final Version version = new Version("16.0.0");

    @SuppressWarnings("NullAway.Init")
    private TestFiles files;

    @SuppressWarnings("NullAway.Init")
    private Workers workers;

    @SuppressWarnings("NullAway.Init")
    private OwnServer own;

    @BeforeAll
    void start() {
        files = new TestFiles();
        workers = new Workers();
        own = OwnServer.start(kind, files.installation(adapter, version));
    }

    @AfterAll
    void stop() {
        workers.close();
        own.close();
        files.close();
    }

    @Test
    void aCrashOfOurSessionIsACrashWithItsStatementAndNobodyElses() throws IOException, InterruptedException {
        try (Instance ours = onOwn();
                Instance other = onOwn()) {
            long session = number(ours);
            Instance.Pending pending = ours.submit(List.of("SELECT 1", SLOW_POSTGRES, "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            signal("-SEGV", session);
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Rows.class);
            assertThat(outcomes.get(1))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence())
                                    .contains("signal 11")
                                    .contains(SLOW_POSTGRES));
            assertThat(outcomes.get(2)).isInstanceOf(Outcome.Skipped.class);
            assertThat(other.run(List.of("SELECT 1"), LIMIT).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            ours.reset();
            other.reset();
            assertThat(one(ours)).isEqualTo(Value.of(1));
            assertThat(one(other)).isEqualTo(Value.of(1));
        }
    }

    @Test
    void aServerThatWasKilledIsNoFindingAndComesBack() throws IOException, InterruptedException {
        try (Instance instance = onOwn()) {
            Instance.Pending pending = instance.submit(List.of(SLOW_POSTGRES, "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            signal("-KILL", own.pid());
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
            assertThat(instance.run(List.of("SELECT 1"), LIMIT)).containsExactly(new Outcome.Skipped());
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
        }
    }

    @Test
    void aCutNetworkIsNoFindingAndNothingIsLeftBehind() throws IOException, InterruptedException {
        try (CuttableProxy proxy = new CuttableProxy(port());
                Servers servers = remote()) {
            Instance instance = open(servers, target(proxy.port()));
            assertThat(schemas()).isEqualTo(1);
            Instance.Pending pending = instance.submit(List.of(SLOW_POSTGRES, "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            proxy.cut();
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
            proxy.mend();
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
            instance.close();
            assertThat(schemas()).isEqualTo(0);
        }
    }

    @Test
    void aWrongPasswordIsSaidAndNotRepeated() {
        try (Servers servers = new Servers(
                workers, address -> new RemoteServer(new RunningServer.Access(address, kind.user(), "wrong one")))) {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> open(servers, target(port())))
                    .withMessageContaining("PANOPTES_PASSWORD")
                    .satisfies(error -> {
                        assertThat(error.problem()).isEqualTo(Problem.REFUSED);
                        assertThat(error.getMessage()).doesNotContain("wrong one");
                    });
        }
    }

    @Test
    void whereNothingListensThereIsNoServer() {
        try (Servers servers = remote()) {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> open(servers, target(1)))
                    .withMessageContaining("No server answers at jdbc:postgresql://127.0.0.1:1/postgres")
                    .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.NO_SERVER));
        }
    }

    @Test
    void aServerIsAskedForItsVersion() {
        try (Servers servers = remote()) {
            Target unknown = target(port());
            assertThat(servers.version(
                            unknown,
                            adapter.profile(Version.LOCAL),
                            adapter.launch(Version.LOCAL),
                            kind,
                            files.driver(adapter, version)))
                    .startsWith("16.0");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-TERM", "-KILL"})
    void theGuardEndsItsServerWhenWeAreGone(String signal) throws IOException, InterruptedException {
        // The parent is a shell that holds the guard's standard input, and is then killed.
        Path folder = Files.createTempDirectory("panoptes-guard");
        Path script = folder.resolve("guard.sh");
        try (var text = OwnServer.class.getResourceAsStream("server-guard.sh")) {
            Files.copy(java.util.Objects.requireNonNull(text), script);
        }
        Process parent = new ProcessBuilder(
                        "sh",
                        "-c",
                        "(echo start; sleep 60) | sh \"$0\" \"$1\" TERM sleep 50",
                        script.toString(),
                        folder.toString())
                .start();
        long server = Long.parseLong(parent.inputReader().readLine());
        assertThat(ProcessHandle.of(server).map(ProcessHandle::isAlive)).contains(true);
        parent.children()
                .filter(child -> child.info().command().orElse("").endsWith("sleep")
                        || child.children()
                                .anyMatch(inner ->
                                        inner.info().command().orElse("").endsWith("sleep") && inner.pid() != server))
                .forEach(holder -> {
                    holder.children().forEach(inner -> send(signal, inner.pid()));
                    send(signal, holder.pid());
                });
        for (int i = 0; i < 200 && Files.exists(folder); i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(Files.exists(folder)).isFalse();
        assertThat(ProcessHandle.of(server).map(ProcessHandle::isAlive).orElse(false))
                .isFalse();
        parent.destroyForcibly();
    }

    private Servers remote() {
        return new Servers(
                workers,
                address -> new RemoteServer(new RunningServer.Access(
                        address, kind.user(), own.access().password())));
    }

    private Instance onOwn() {
        Target target = new Target("postgresql", version.text(), Optional.empty());
        AtomicCounter.next++;
        var access = own.access();
        Instance database = workers.open(
                target,
                adapter.profile(version),
                adapter.launch(version).on(access.url(), access.user(), access.password(), "own_" + AtomicCounter.next),
                files.driver(adapter, version));
        return new ServerInstance(database, own, kind, () -> {});
    }

    /** Names of schemas; the tests of this class run one after the other. */
    private static final class AtomicCounter {
        private static int next;
    }

    private Instance open(Servers servers, Target target) {
        return servers.open(
                target, adapter.profile(version), adapter.launch(version), kind, files.driver(adapter, version), () -> {
                    throw new IllegalStateException("a server at an address needs no binaries");
                });
    }

    private Target target(int port) {
        return Target.atAddress(
                "postgresql", version.text(), "jdbc:postgresql://127.0.0.1:%d/postgres".formatted(port));
    }

    private int port() {
        return Integer.parseInt(own.access().url().replaceFirst(".*:(\\d+)/.*", "$1"));
    }

    /** How many schemas of ours there are on a server at an address. */
    private long schemas() {
        try (Instance instance = onOwn()) {
            Outcome said = instance.run(
                            List.of("SELECT COUNT(*) FROM pg_namespace WHERE nspname LIKE 'panoptes%'"), LIMIT)
                    .getFirst();
            Row row = ((Outcome.Rows) said).rows().getFirst();
            return ((Value.IntegerValue) row.values().getFirst()).value().longValueExact();
        }
    }

    private long number(Instance instance) {
        Outcome said = instance.run(List.of(kind.sessionNumber()), LIMIT).getFirst();
        return ((Value.IntegerValue)
                        ((Outcome.Rows) said).rows().getFirst().values().getFirst())
                .value()
                .longValueExact();
    }

    private static Value one(Instance instance) {
        return ((Outcome.Rows) instance.run(List.of("SELECT 1"), LIMIT).getFirst())
                .rows()
                .getFirst()
                .values()
                .getFirst();
    }

    private static void send(String signal, long pid) {
        try {
            signal(signal, pid);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void signal(String signal, long pid) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, Long.toString(pid)).start().waitFor();
    }
}
