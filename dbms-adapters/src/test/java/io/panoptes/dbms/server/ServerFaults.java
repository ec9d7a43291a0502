package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.TestFiles;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What may go wrong with a server of any kind: it is killed, it crashes, the network is cut, it does not let us in. */
@Tag("network")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ServerFaults {

    protected static final Duration LIMIT = Duration.ofSeconds(20);

    private final Adapter adapter;
    private final ServerKind kind;
    private final Version version;
    /** A statement that takes fifteen seconds. */
    protected final String slow;

    @SuppressWarnings("NullAway.Init")
    private TestFiles files;

    @SuppressWarnings("NullAway.Init")
    private Workers workers;

    @SuppressWarnings("NullAway.Init")
    private OwnServer own;

    ServerFaults(String dbms, String version, String slow) {
        this.adapter = Adapters.named(dbms);
        this.kind = adapter.server().value().orElseThrow();
        this.version = new Version(version);
        this.slow = slow;
    }

    @BeforeAll
    void start() {
        files = new TestFiles();
        workers = new Workers();
        own = OwnServer.start(kind, files.installation(adapter, version), false);
    }

    @AfterAll
    void stop() {
        workers.close();
        own.close();
        files.close();
    }

    @Test
    void aServerThatWasKilledIsNoFindingAndComesBack() throws IOException, InterruptedException {
        try (Instance instance = onOwn()) {
            Instance.Pending pending = instance.submit(List.of(slow, "SELECT 2"), LIMIT);
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
            Instance.Pending pending = instance.submit(List.of(slow, "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            proxy.cut();
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
            proxy.restore();
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
            instance.close();
            assertThat(schemas()).isEqualTo(0);
        }
    }

    @Test
    void aPortThatAnotherProgramTookIsLeftToIt() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = free.getLocalPort();
            free.close();
            Iterator<Integer> ports = List.of(taken.getLocalPort(), port).iterator();
            OwnServer second = OwnServer.start(kind, files.installation(adapter, version), false, ports::next);
            assertThat(second.isAlive()).isTrue();
            assertThat(second.access().url()).contains(":" + port + "/");
            second.close();
        }
    }

    @Test
    void thatEveryPortIsTakenIsSaid() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() ->
                            OwnServer.start(kind, files.installation(adapter, version), false, taken::getLocalPort))
                    .withMessageContaining("another program has taken its port")
                    .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.PORT_TAKEN));
        }
    }

    @Test
    void aWrongPasswordIsSaidAndNotRepeated() {
        try (Servers servers = new Servers(
                workers,
                address -> new RemoteServer(new RunningServer.Access(address, kind.user(), "wrong one")),
                note -> {})) {
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
                    .withMessageContaining(
                            "No server answers at " + target(1).address().orElseThrow())
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
                    .startsWith(version.text().replaceFirst("\\.0$", ""));
        }
    }

    @Test
    void whatMayCrashAServerIsTriedOnOneThatNobodyElseUses(@TempDir Path place) throws IOException {
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        System.setProperty("panoptes.server.folder", place.toString());
        try (Servers servers = remote()) {
            try (Instance first = release(servers, false);
                    Instance second = release(servers, false);
                    Instance apart = release(servers, true)) {
                assertThat(List.of(one(first), one(second), one(apart))).containsOnly(Value.of(1));
                assertThat(place.toFile().list()).hasSize(2);
            }
        } finally {
            System.clearProperty("panoptes.server.folder");
        }
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void aFullDiskIsSaid(@TempDir Path place) throws IOException, InterruptedException {
        boolean mounted =
                new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=8m,mode=1777", "tmpfs", place.toString())
                                .start()
                                .waitFor()
                        == 0;
        Assumptions.assumeTrue(mounted, "only root can make a small disk");
        System.setProperty("panoptes.server.folder", place.toString());
        try {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> OwnServer.start(kind, files.installation(adapter, version), false))
                    .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.DISK_FULL))
                    .withMessageContaining("panoptes.server.folder");
            assertThat(place).isEmptyDirectory();
        } finally {
            System.clearProperty("panoptes.server.folder");
            new ProcessBuilder("umount", place.toString()).start().waitFor();
        }
    }

    private Servers remote() {
        return new Servers(
                workers,
                address -> new RemoteServer(new RunningServer.Access(
                        address, kind.user(), own.access().password())),
                note -> {});
    }

    /** The process of the server. */
    protected long pid() {
        return own.pid();
    }

    protected Instance onOwn() {
        Target target = new Target(adapter.name(), version.text(), Optional.empty());
        AtomicCounter.next++;
        var access = own.access();
        Instance database = workers.open(
                target,
                adapter.profile(version),
                adapter.launch(version).on(access.url(), access.user(), access.password(), "own_" + AtomicCounter.next),
                files.driver(adapter, version));
        return new ServerInstance(database, own, kind, note -> {}, () -> {});
    }

    /** Names of schemas; the tests of this class run one after the other. */
    private static final class AtomicCounter {
        private static int next;
    }

    private Instance open(Servers servers, Target target) {
        return servers.open(
                target,
                false,
                CoverageKind.NONE,
                adapter.profile(version),
                adapter.launch(version),
                kind,
                files.driver(adapter, version),
                () -> {
                    throw new IllegalStateException("a server at an address needs no binaries");
                });
    }

    private Instance release(Servers servers, boolean apart) {
        return servers.open(
                new Target(adapter.name(), version.text(), Optional.empty()),
                apart,
                CoverageKind.NONE,
                adapter.profile(version),
                adapter.launch(version),
                kind,
                files.driver(adapter, version),
                () -> files.installation(adapter, version));
    }

    private Target target(int port) {
        return Target.atAddress(adapter.name(), version.text(), kind.url("127.0.0.1", port));
    }

    private int port() {
        return Integer.parseInt(own.access().url().replaceFirst(".*:(\\d+)/.*", "$1"));
    }

    /** How many schemas of ours there are on a server at an address. */
    private long schemas() {
        try (Instance instance = onOwn()) {
            Outcome said = instance.run(
                            List.of("SELECT COUNT(*) FROM information_schema.schemata WHERE schema_name LIKE"
                                    + " 'panoptes%'"),
                            LIMIT)
                    .getFirst();
            Row row = ((Outcome.Rows) said).rows().getFirst();
            return ((Value.IntegerValue) row.values().getFirst()).value().longValueExact();
        }
    }

    protected long number(Instance instance) {
        Outcome said = instance.run(List.of(kind.sessionNumber()), LIMIT).getFirst();
        return ((Value.IntegerValue)
                        ((Outcome.Rows) said).rows().getFirst().values().getFirst())
                .value()
                .longValueExact();
    }

    protected static Value one(Instance instance) {
        return ((Outcome.Rows) instance.run(List.of("SELECT 1"), LIMIT).getFirst())
                .rows()
                .getFirst()
                .values()
                .getFirst();
    }

    protected static void signal(String signal, long pid) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, Long.toString(pid)).start().waitFor();
    }
}
