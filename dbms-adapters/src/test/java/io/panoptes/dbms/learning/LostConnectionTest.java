package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.learning.place.ServerPort;
import io.panoptes.dbms.process.Workers;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.worker.Opening;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that nobody wrote an adapter for, here H2's, is killed while it is used. */
class LostConnectionTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private KillableServer server;

    private boolean looksForCrashes;

    @BeforeEach
    void start() throws IOException {
        server = KillableServer.start(folder);
    }

    @AfterEach
    void stop() {
        server.kill();
    }

    @Test
    void whatIsSentToAKilledServerDoesNotRunAndIsNoBug() {
        try (Workers workers = new Workers();
                Instance instance = open(workers, Duration.ofSeconds(1))) {
            assertThat(instance.run(List.of("CREATE TABLE t (a INTEGER)", "INSERT INTO t VALUES (1)"), LIMIT))
                    .allMatch(Outcome.Done.class::isInstance);
            server.kill();
            List<Outcome> outcomes = instance.run(List.of("SELECT a FROM t", "SELECT a + 1 FROM t"), LIMIT);
            assertThat(outcomes.get(0))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(ErrorClass.RESOURCE));
            assertThat(outcomes.get(1)).isInstanceOf(Outcome.Skipped.class);
        }
    }

    /** A user's schema is empty again when a campaign has ended. */
    @Test
    void nothingIsLeftWhereAnInstanceIsClosed() throws SQLException {
        try (Workers workers = new Workers();
                Instance instance = open(workers, Duration.ofSeconds(1))) {
            assertThat(instance.run(
                            List.of(
                                    "CREATE TABLE t (a INTEGER)",
                                    "CREATE VIEW v AS SELECT a FROM t",
                                    "SELECT a FROM v"),
                            LIMIT))
                    .last()
                    .isInstanceOf(Outcome.Rows.class);
        }
        assertThat(tables()).isZero();
    }

    /** What a DBMS names after our tables, and lists as a table, is ours as well; a name that is only like it is not. */
    @Test
    void namesThatAreMadeOfOursAreOurs() throws SQLException {
        run("CREATE TABLE b2_ptabc12_pkey (a INTEGER)");
        try (Workers workers = new Workers();
                Instance instance = open(workers, Duration.ofSeconds(1))) {
            assertThat(instance.run(List.of("SELECT 1"), LIMIT)).first().isInstanceOf(Outcome.Rows.class);
        }
        assertThat(tables()).as("it is of another process").isOne();
        run("CREATE TABLE my_pts (a INTEGER)");
        try (Workers workers = new Workers()) {
            assertThatThrownBy(() -> open(workers, Duration.ofSeconds(1)))
                    .hasMessageContaining("it is not empty: it holds 1 tables or views, such as [MY_PTS]");
        }
    }

    private void run(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private int tables() throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.url());
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "SELECT COUNT(*) FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_SCHEMA = 'PUBLIC'")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    @Test
    void oneThatComesBackIsWaitedFor() throws IOException {
        try (Workers workers = new Workers();
                Instance instance = open(workers, Duration.ofSeconds(60))) {
            instance.run(List.of("CREATE TABLE t (a INTEGER)"), LIMIT);
            server.kill();
            instance.run(List.of("SELECT a FROM t"), LIMIT);
            server.startAgainIn(Duration.ofSeconds(2));
            instance.reset();
            assertThat(instance.run(List.of("CREATE TABLE t (a INTEGER)", "SELECT a FROM t"), LIMIT))
                    .last()
                    .isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void oneThatDoesNotComeBackIsTold() {
        try (Workers workers = new Workers();
                Instance instance = open(workers, Duration.ofSeconds(1))) {
            server.kill();
            assertThatThrownBy(instance::reset)
                    .isInstanceOf(TargetException.class)
                    .hasMessageContaining("No server answers at jdbc:h2:tcp:")
                    .hasMessageContaining("any more")
                    .hasMessageContaining("--resume");
        }
    }

    /** A statement that nobody answered is not one that is refused, and tables that went with the server are made again. */
    @ParameterizedTest
    @ValueSource(strings = {"types", "constructs", "tables and indexes"})
    void learningGoesOnWhereTheServerCameBack(String killedAt) {
        try (Targets known = new ReleasedTargets();
                LearntTargets targets = LearntTargets.learning(known, place(known), step -> killAt(killedAt, step))) {
            assertThat(targets.learnt().unfit()).isEmpty();
            assertThat(targets.learnt().profile().types()).hasSizeGreaterThan(8);
            assertThat(targets.learnt().profile().features()).isEqualTo(features());
        }
    }

    private void killAt(String killedAt, String step) {
        if (step.equals(killedAt)) {
            server.killAndStartAgain(Duration.ofMillis(20), Duration.ofSeconds(2));
        }
    }

    /** Those that are learnt where nothing is lost. */
    private Set<Feature> features() {
        try (Targets known = new ReleasedTargets();
                LearntTargets targets = LearntTargets.learning(known, place(known), step -> {})) {
            return targets.learnt().profile().features();
        }
    }

    /** H2 runs any static method, that which ends its own process, too. */
    @Test
    void aStatementBehindWhichTheServerIsGoneIsACrashWhereThatIsLookedFor() {
        looksForCrashes = true;
        try (Workers workers = new Workers();
                Instance instance = open(workers, Duration.ofSeconds(60))) {
            instance.run(List.of("CREATE ALIAS STOP FOR 'java.lang.System.exit'"), LIMIT);
            server.startAgainIn(Duration.ofSeconds(3));
            List<Outcome> outcomes =
                    instance.run(List.of("SELECT 1 FROM DUAL", "CALL STOP(3)", "SELECT 2 FROM DUAL"), LIMIT);
            assertThat(outcomes.get(0)).isInstanceOf(Outcome.Rows.class);
            assertThat(outcomes.get(1))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence())
                                    .contains("the connection was lost on this statement")
                                    .containsPattern("refused new ones for \\d+\\.\\d s"));
            assertThat(outcomes.get(2)).isInstanceOf(Outcome.Skipped.class);
            instance.reset();
            assertThat(instance.run(List.of("SELECT 1 FROM DUAL"), LIMIT))
                    .first()
                    .isInstanceOf(Outcome.Rows.class);
        }
    }

    private Instance open(Workers workers, Duration patience) {
        try (Targets known = new ReleasedTargets()) {
            UnknownPlace place = place(known);
            Target target = Target.atAddress("h2_learnt", Version.LOCAL.text(), place.url());
            Profile profile = known.profile(known.find("h2", Optional.empty()));
            var names = new OwnNames(Opening.OWN + "00001");
            return new SharedInstance(
                    workers.open(
                            target,
                            profile,
                            place.launch(names.ending(), Cancellation.CANCEL),
                            place.driver().jars()),
                    target,
                    names,
                    patience,
                    ServerPort.in(place.url()).filter(port -> looksForCrashes));
        }
    }

    private UnknownPlace place(Targets known) {
        return new UnknownPlace(DriverJars.of(KillableServer.jar().toString()), server.url(), "");
    }
}
