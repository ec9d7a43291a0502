package io.panoptes.dbms.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.command.InspectVolumeResponse;
import com.github.dockerjava.api.model.Container;
import com.github.dockerjava.api.model.Frame;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.TestFiles;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.value.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.testcontainers.DockerClientFactory;

/** What may go wrong with a server in a container, and that nothing is left of it. */
@NeedsImages({"postgres:15", "mysql:9"})
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ContainerServerTest {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    /** The engine removes a container a moment after it has ended. */
    private static final int MOST_LOOKS = 300;

    private static final ContainerLimits LIMITS = new ContainerLimits(1L << 30, 1L << 29, 1);

    private final Adapter postgres = Adapters.named("postgresql");
    private final Adapter mysql = Adapters.named("mysql");

    @SuppressWarnings("NullAway.Init")
    private DockerClient engine;

    @SuppressWarnings("NullAway.Init")
    private TestFiles files;

    @SuppressWarnings("NullAway.Init")
    private Workers workers;

    private Set<String> volumes = Set.of();

    @BeforeAll
    void start() {
        engine = DockerClientFactory.instance().client();
        files = new TestFiles();
        workers = new Workers();
    }

    @AfterAll
    void stop() {
        workers.close();
        files.close();
    }

    @BeforeEach
    void lookAround() {
        volumes = volumes();
    }

    @AfterEach
    void nothingIsLeftOfIt() throws InterruptedException {
        for (int i = 0; i < MOST_LOOKS && !ours().isEmpty(); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(ours()).isEmpty();
        assertThat(volumes()).isEqualTo(volumes);
    }

    @Test
    void memoryProcessorsAndFoldersAreLimited() {
        try (ContainerServer server = start(postgres, "postgres:15", LIMITS)) {
            var host = engine.inspectContainerCmd(server.containerId()).exec().getHostConfig();
            assertThat(host.getMemory()).isEqualTo(1L << 30);
            assertThat(host.getNanoCPUs()).isEqualTo(1_000_000_000L);
            assertThat(host.getTmpFs()).containsOnlyKeys("/var/lib/postgresql/data");
            assertThat(host.getAutoRemove()).isTrue();
        }
    }

    @Test
    void aCrashOfOurSessionIsACrashWithItsStatement() throws InterruptedException {
        try (ContainerServer server = start(postgres, "postgres:15", LIMITS);
                Instance instance = open(server, postgres)) {
            Instance.Pending pending =
                    instance.submit(List.of("SELECT pg_backend_pid()", "SELECT pg_sleep(15)"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            execute(
                    server,
                    "pkill -SEGV -f '[S]ELECT' || kill -SEGV $(grep -l SELECT /proc/[0-9]*/cmdline | cut -d/ -f3)");
            assertThat(pending.outcomes().get(1))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence())
                                    .contains("signal 11")
                                    .contains("pg_sleep(15)"));
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
        }
    }

    @Test
    void aServerThatWasKilledIsNoFindingAndComesBackInItsContainer() throws InterruptedException {
        try (ContainerServer server = start(mysql, "mysql:9", LIMITS);
                Instance instance = open(server, mysql)) {
            String container = server.containerId();
            Instance.Pending pending = instance.submit(List.of("SELECT SLEEP(15)", "SELECT 2"), LIMIT);
            TimeUnit.SECONDS.sleep(1);
            execute(server, "kill -KILL $(grep -al '^/*[a-z/]*mysqld' /proc/[0-9]*/cmdline | cut -d/ -f3)");
            List<Outcome> outcomes = pending.outcomes();
            assertThat(outcomes.get(0))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
            assertThat(server.containerId()).isEqualTo(container);
        }
    }

    @Test
    void aPausedContainerIsReplaced() {
        try (ContainerServer server = start(mysql, "mysql:9", LIMITS);
                Instance instance = open(server, mysql)) {
            String container = server.containerId();
            engine.pauseContainerCmd(container).exec();
            List<Outcome> outcomes = instance.run(List.of("SELECT 1"), Duration.ofSeconds(2));
            assertThat(outcomes.getFirst()).isInstanceOf(Outcome.Hung.class);
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
            assertThat(server.containerId()).isNotEqualTo(container);
        }
    }

    @Test
    void aContainerThatSomebodyRemovedIsReplaced() {
        try (ContainerServer server = start(postgres, "postgres:15", LIMITS);
                Instance instance = open(server, postgres)) {
            engine.removeContainerCmd(server.containerId()).withForce(true).exec();
            assertThat(instance.run(List.of("SELECT 1"), LIMIT).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            instance.reset();
            assertThat(one(instance)).isEqualTo(Value.of(1));
        }
    }

    @Test
    void noRoomForTheDataIsSaid() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> start(postgres, "postgres:15", new ContainerLimits(1L << 30, 1L << 24, 1)))
                .withMessageContaining("panoptes.container.data")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.DISK_FULL));
    }

    @Test
    void anImageThatIsNowhereIsSaid() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> start(postgres, "localhost:1/no-such-image:1", LIMITS))
                .withMessageContaining("localhost:1/no-such-image:1")
                .withMessageContaining("--image")
                .satisfies(error -> assertThat(error.problem()).isEqualTo(Problem.NO_IMAGE));
    }

    @Test
    void aProgramThatIsKilledLeavesNothing() throws IOException, InterruptedException {
        Process holder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ContainerHolder.class.getName(),
                        "postgresql",
                        "postgres:15")
                .start();
        String container = holder.inputReader().readLine();
        assertThat(isThere(container)).isTrue();
        new ProcessBuilder("kill", "-KILL", Long.toString(holder.pid())).start().waitFor();
        holder.waitFor();
        for (int i = 0; i < MOST_LOOKS && isThere(container); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(isThere(container)).isFalse();
    }

    @Test
    void aContainerThatWasMadeAndNeverStartedIsSwept() {
        ContainerOwner gone = new ContainerOwner(
                ContainerOwner.ourselves().machine(), ProcessHandle.current().pid(), 1);
        String left = engine.createContainerCmd("postgres:15")
                .withLabels(Map.of(ContainerOwner.LABEL, gone.label()))
                .exec()
                .getId();
        ContainerOwner.sweep(engine);
        assertThat(isThere(left)).isFalse();
    }

    private static ContainerServer start(Adapter adapter, String image, ContainerLimits limits) {
        ServerKind kind = adapter.server().value().orElseThrow();
        return ContainerServer.start(kind, kind.image(Version.LOCAL).named(image), limits);
    }

    private Instance open(ContainerServer server, Adapter adapter) {
        ServerKind kind = adapter.server().value().orElseThrow();
        Instance database = workers.open(
                new Target(adapter.name(), Version.LOCAL.text(), Optional.empty()),
                adapter.profile(Version.LOCAL),
                () -> adapter.launch(Version.LOCAL)
                        .on(
                                server.access().url(),
                                server.access().user(),
                                server.access().password(),
                                "ours"),
                files.driver(adapter, Version.LOCAL));
        return new ServerInstance(database, server, kind, note -> {}, () -> {});
    }

    /** Runs a line of shell in the container, as the user that the server runs as. */
    private void execute(ContainerServer server, String line) throws InterruptedException {
        String command = engine.execCreateCmd(server.containerId())
                .withCmd("sh", "-c", line)
                .withAttachStdout(true)
                .exec()
                .getId();
        engine.execStartCmd(command).exec(new ResultCallback.Adapter<Frame>()).awaitCompletion();
    }

    /** The containers of this process. */
    private List<Container> ours() {
        return engine.listContainersCmd()
                .withShowAll(true)
                .withLabelFilter(
                        Map.of(ContainerOwner.LABEL, ContainerOwner.ourselves().label()))
                .exec();
    }

    private boolean isThere(String container) {
        return engine.listContainersCmd().withShowAll(true).exec().stream()
                .anyMatch(there -> there.getId().equals(container));
    }

    private Set<String> volumes() {
        return Stream.ofNullable(engine.listVolumesCmd().exec().getVolumes())
                .flatMap(List::stream)
                .map(InspectVolumeResponse::getName)
                .collect(Collectors.toSet());
    }

    private static Value one(Instance instance) {
        return ((Outcome.Rows) instance.run(List.of("SELECT 1"), LIMIT).getFirst())
                .rows()
                .getFirst()
                .values()
                .getFirst();
    }
}
