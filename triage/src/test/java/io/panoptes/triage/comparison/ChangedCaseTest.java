package io.panoptes.triage.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.SideWriter;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.triage.comparison.CaseRunner.Task;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.WrongResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Statements that change data, on DBMSs whose transactions begin and end in words of their own. */
class ChangedCaseTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, b INTEGER)"));
    private static final List<String> SETUP = List.of(
            "CREATE TABLE t (a INTEGER, b INTEGER)",
            "INSERT INTO t (a, b) VALUES (1, 1)",
            "CREATE UNIQUE INDEX i ON t (b)");

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb", "h2", "hsqldb", "derby"})
    void whatASideChangesTheOtherDoesNotSee(String dbms) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find(dbms, Optional.empty());
            Profile profile = targets.profile(target);
            try (Instance instance = targets.open(target)) {
                CaseRunner runner = new CaseRunner(instance, Duration.ofSeconds(10));
                runner.enter(SETUP);
                Side deleted = side(profile, "DELETE FROM t");
                Side kept = side(profile);
                assertThat(run(runner, deleted, kept)).isInstanceOf(WrongResult.class);
                assertThat(run(runner, deleted, deleted)).isInstanceOf(Judgement.Agrees.class);
                assertThat(run(runner, kept, kept)).isEqualTo(new Judgement.Agrees(1));
                assertThat(run(
                                runner,
                                side(profile, "UPDATE t SET a = t.a + 1 WHERE t.b = 1"),
                                side(profile, "UPDATE t SET a = 2")))
                        .isInstanceOf(Judgement.Agrees.class);
            }
        }
    }

    /** Both sides see the row, though one deletes it and the other changes it. */
    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb", "h2"})
    void whatAStatementReturnsIsComparedAndTakenBack(String dbms) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find(dbms, Optional.empty());
            Profile profile = targets.profile(target);
            try (Instance instance = targets.open(target)) {
                CaseRunner runner = new CaseRunner(instance, Duration.ofSeconds(10));
                runner.enter(SETUP);
                Side asked = asking(profile, "SELECT t.a + 1, t.b FROM t WHERE t.a = 1");
                Side deleted = asking(profile, "DELETE FROM t WHERE t.a = 1 RETURNING t.a + 1, t.b");
                Side updated = asking(profile, "UPDATE t SET a = t.a + 1 WHERE t.a = 1 RETURNING a, b");
                Side inserted = asking(
                        profile, "INSERT INTO t (a, b) SELECT t.a + 1, t.b + 1 FROM t WHERE t.a = 1 RETURNING a, b");
                for (int round = 0; round < 2; round++) {
                    assertThat(run(runner, asked, deleted)).isEqualTo(new Judgement.Agrees(1));
                    assertThat(run(runner, updated, asked)).isEqualTo(new Judgement.Agrees(1));
                    assertThat(run(runner, asked, inserted)).isInstanceOf(WrongResult.class);
                }
                assertThat(run(runner, asking(profile, "SELECT t.a FROM t"), side(profile)))
                        .isEqualTo(new Judgement.Agrees(1));
            }
        }
    }

    /** Its second row has the key of the first. */
    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb", "h2", "hsqldb", "derby"})
    void anErrorOfOneSideSaysNothingAndLeavesNothing(String dbms) {
        try (ReleasedTargets targets = new ReleasedTargets()) {
            Target target = targets.find(dbms, Optional.empty());
            Profile profile = targets.profile(target);
            try (Instance instance = targets.open(target)) {
                CaseRunner runner = new CaseRunner(instance, Duration.ofSeconds(10));
                runner.enter(SETUP);
                Side refused =
                        side(profile, "INSERT INTO t (a, b) VALUES (3, 3)", "INSERT INTO t (a, b) VALUES (4, 3)");
                assertThat(run(runner, refused, side(profile)))
                        .isInstanceOfSatisfying(
                                Judgement.Inconclusive.class,
                                said -> assertThat(said.cause()).isEqualTo(Judgement.Cause.ORDINARY_ERROR));
                assertThat(run(runner, side(profile), side(profile))).isEqualTo(new Judgement.Agrees(1));
            }
        }
    }

    private static Judgement run(CaseRunner runner, Side left, Side right) {
        return runner.send(List.of(
                        new Task(new ConcreteCase(SETUP, List.of(), left, right, List.of()), Semantics.BAG, List.of())))
                .take()
                .getFirst()
                .judgement();
    }

    private static Side asking(Profile profile, String query) {
        return new SideWriter(profile).write(List.of(), SqlReader.side(query, SCHEMA), Optional.empty());
    }

    private static Side side(Profile profile, String... changes) {
        List<Change> read = Stream.of(changes)
                .map(change -> SqlReader.change(change, SCHEMA))
                .toList();
        return new SideWriter(profile).write(read, SqlReader.query("SELECT t.a FROM t", SCHEMA), Optional.empty());
    }
}
