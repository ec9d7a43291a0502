package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageResult;
import io.panoptes.triage.symptom.Crash;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A case that takes every executor with it, by a build of H2 whose driver kills the process that it works for at one statement. */
@Tag("slow")
class PoisonedCaseTest {
    private static final long CASES = 400;
    private static final String NEVER = "no statement holds this";

    private static final String DRIVER = """
            package org.h2;

            import java.io.IOException;
            import java.lang.reflect.InvocationTargetException;
            import java.lang.reflect.Proxy;
            import java.nio.charset.StandardCharsets;
            import java.sql.Connection;
            import java.sql.DriverManager;
            import java.sql.DriverPropertyInfo;
            import java.sql.PreparedStatement;
            import java.sql.SQLException;
            import java.sql.Statement;
            import java.util.Properties;
            import java.util.logging.Logger;

            public class Driver implements java.sql.Driver {
                private static final String POISON = poison();
                static {
                    load();
                }

                private static String poison() {
                    try {
                        return new String(Driver.class.getResourceAsStream("poison.sql").readAllBytes(), StandardCharsets.UTF_8);
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                }

                public static Driver load() {
                    try {
                        Driver driver = new Driver();
                        DriverManager.registerDriver(driver);
                        return driver;
                    } catch (SQLException e) {
                        throw new IllegalStateException(e);
                    }
                }

                public Connection connect(String url, Properties info) throws SQLException {
                    return acceptsURL(url)
                            ? watched(Connection.class, new org.h2.jdbc.JdbcConnection(url, info, null, null, false))
                            : null;
                }

                private static <T> T watched(Class<T> type, Object real) {
                    return type.cast(Proxy.newProxyInstance(Driver.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                        if (arguments != null && arguments.length > 0 && arguments[0] instanceof String sql && sql.contains(POISON)) {
                            ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);
                            Thread.sleep(60_000);
                        }
                        try {
                            Object result = method.invoke(real, arguments);
                            return switch (result) {
                                case PreparedStatement statement -> watched(PreparedStatement.class, statement);
                                case Statement statement -> watched(Statement.class, statement);
                                case null, default -> result;
                            };
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    }));
                }

                public boolean acceptsURL(String url) { return url.startsWith("jdbc:h2:"); }
                public int getMajorVersion() { return 2; }
                public int getMinorVersion() { return 0; }
                public boolean jdbcCompliant() { return true; }
                public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) { return new DriverPropertyInfo[0]; }
                public Logger getParentLogger() { return null; }
            }
            """;

    private final Map<String, String> settings = new HashMap<>(Map.of(
            "spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1", "spark.executor.memory", "1g"));

    @TempDir
    Path folder;

    @BeforeEach
    void settings() {
        settings.forEach(System::setProperty);
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    /** A case and a text that no other case holds. */
    private record Poison(long index, String sql) {}

    /** It is left out and becomes a finding; all other cases run, and their suspects are those of one process. */
    @Test
    void itIsAFindingAndNothingElseIsLost() throws IOException, URISyntaxException {
        CampaignRun.Subject harmless = build("harmless", NEVER);
        var here =
                CampaignRun.of(harmless, Optional.empty(), CASES, Duration.ZERO, folder.resolve("here"), event -> {});
        Poison poison = poison(harmless, here.suspects().keySet());
        CampaignRun.Subject poisoned = build("poisoned", poison.sql());
        List<String> told = new CopyOnWriteArrayList<>();
        List<TriageResult> triaged = new CopyOnWriteArrayList<>();
        try (StandaloneProcesses processes = StandaloneProcesses.start(folder.resolve("spark"), 2, List.of());
                Cluster cluster = SparkCluster.connect(processes.master(), told::add)) {
            var there = CampaignRun.of(
                    poisoned, Optional.of(cluster), CASES, Duration.ofMinutes(5), folder.resolve("there"), event -> {
                        if (event instanceof CampaignEvent.Triaged one && one.index() == poison.index()) {
                            triaged.add(one.result());
                        }
                    });
            var expected = new TreeSet<>(here.suspects().keySet());
            expected.add(poison.index());
            assertThat(there.suspects().keySet()).isEqualTo(expected);
            var others = new TreeMap<>(there.suspects());
            assertThat(others.remove(poison.index()))
                    .isInstanceOfSatisfying(
                            Suspect.class, one -> assertThat(one.symptom()).isInstanceOf(Crash.class));
            assertThat(others).isEqualTo(here.suspects());
            assertThat(there.progress().cases()).isEqualTo(here.progress().cases() - 1);
            assertThat(there.notes())
                    .filteredOn(note -> note.contains("every machine that ran it was lost"))
                    .singleElement()
                    .asString()
                    .contains("case %d ".formatted(poison.index()));
            assertThat(triaged).singleElement().isInstanceOf(TriageResult.Reported.class);
            assertThat(told).filteredOn(note -> note.contains("was lost")).hasSizeGreaterThanOrEqualTo(3);
        }
        assertThat(CampaignRun.journaled(folder.resolve("there"))).doesNotHaveDuplicates();
    }

    private static Poison poison(CampaignRun.Subject subject, Set<Long> suspects) {
        try (Targets targets = new ReleasedTargets();
                StandardSupplies supplies = CampaignRun.supplies(
                        targets,
                        targets.find(subject.target(), subject.build()),
                        CampaignRun.plan(subject, CASES, 1),
                        new KnownFindings(List.of()),
                        Duration.ZERO)) {
            supplies.prepare();
            List<Poison> queries = new ArrayList<>();
            var builder = supplies.newBuilder();
            for (long i = 0; i < CASES; i++) {
                if (builder.draw(i) instanceof Drawn.Made made) {
                    queries.add(
                            new Poison(i, supplies.writer().write(made).left().sql()));
                }
            }
            return queries.stream()
                    .skip(queries.size() / 4)
                    .filter(one -> !suspects.contains(one.index()))
                    .filter(one -> queries.stream()
                                    .filter(other -> other.sql().contains(one.sql()))
                                    .count()
                            == 1)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** H2 as it is released, but for its driver. */
    private CampaignRun.Subject build(String name, String poison) throws IOException, URISyntaxException {
        Path released = Path.of(org.h2.Driver.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path source = Files.createDirectories(folder.resolve(name)).resolve("Driver.java");
        Files.writeString(source, DRIVER);
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "--release", "21", "-cp", released.toString(), source.toString()))
                .isZero();
        Path jar = Files.copy(released, folder.resolve(name + ".jar"));
        try (FileSystem inside = FileSystems.newFileSystem(jar)) {
            Files.copy(
                    source.resolveSibling("Driver.class"),
                    inside.getPath("org/h2/Driver.class"),
                    StandardCopyOption.REPLACE_EXISTING);
            Files.writeString(inside.getPath("org/h2/poison.sql"), poison);
        }
        return new CampaignRun.Subject("h2", Optional.of(jar));
    }
}
