package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** SQLite's own shell, as the system has it, beside the driver of a release. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ShellBuildTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private static final String ENDLESS =
            "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT COUNT(*) FROM c WHERE n < 0";

    private static final List<String> STATEMENTS = List.of(
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c REAL, d BLOB)",
            "INSERT INTO t VALUES (1, 'it''s', 1.5, x'00ff'), (2, NULL, 0.1, x''), (-9223372036854775808, 'é\nz, ', 1e300, NULL)",
            "SELECT a, b, c, d FROM t ORDER BY a",
            "SELECT a + 1 AS \"one more\", a FROM t WHERE b IS NULL",
            "-- no row\n(SELECT a, b AS x FROM t WHERE a > 5)",
            "SELECT a, b AS x FROM t WHERE a > 5",
            "VALUES (1, 'a'), (NULL, 'b')",
            "SELECT 9e999, -9e999, 1 = 1, typeof(c), zeroblob(3), 0.1 + 0.2 FROM t",
            "SELECT * FROM nowhere",
            "SELECT 1 +",
            "INSERT INTO t VALUES (1, '', 0, NULL)",
            "SELECT abs(-9223372036854775808)",
            "PRAGMA foreign_keys",
            "DELETE FROM t RETURNING a",
            "SELECT COUNT(*) FROM t");

    private static final List<String> DUCKDB_STATEMENTS = List.of(
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b VARCHAR, c DECIMAL(38, 4), d TIMESTAMP)",
            "INSERT INTO t SELECT i, repeat('é', (i % 20)::INT), i / 3, TIMESTAMP '1960-01-01' + to_hours(i::INT) FROM"
                    + " range(21) r(i)",
            "SELECT * FROM t ORDER BY a",
            "SELECT true, NULL::BOOLEAN, 1::TINYINT, -1::SMALLINT, 5, -6::BIGINT, -7::HUGEINT,"
                    + " 170141183460469231731687303715884105727::HUGEINT",
            "SELECT 1.5::FLOAT, 'nan'::DOUBLE, -0.5::DOUBLE, 1.5::DECIMAL(4, 1), -1.50::DECIMAL(9, 2), 'inf'::DOUBLE",
            "SELECT 'a string, and ''its'' quote', '', 'NULL', NULL",
            "SELECT DATE '1999-12-31', DATE '0001-01-01', TIME '23:59:59.5', TIMESTAMP '1969-12-31 23:59:59.5'",
            "SELECT * FROM t WHERE a < 0",
            "SELECT * FROM nowhere",
            "SELECT 1 +",
            "INSERT INTO t VALUES (1, '', 0, NULL)",
            "DROP TABLE t");

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
    void answersLikeTheDriver() {
        Target build = targets.find("sqlite", Optional.of(shell()));
        assertThat(targets.noteOn(build)).contains("says that it is SQLite 3.");
        try (Instance own = targets.open(build);
                Instance released = targets.open(targets.find("sqlite:3.54.1.0", Optional.empty()))) {
            assertAlike(STATEMENTS, own, released);
            own.reset();
            assertThat(own.run(List.of("SELECT * FROM t"), LIMIT).getFirst())
                    .as("a fresh database")
                    .isInstanceOf(Outcome.Failed.class);
        }
    }

    /** With {@code -Dpanoptes.duckdb.shell=duckdb}, for no package of a system has one. */
    @Test
    void duckDbAnswersLikeItsDriver() {
        String named = System.getProperty("panoptes.duckdb.shell", "");
        assumeTrue(!named.isEmpty(), "-Dpanoptes.duckdb.shell");
        try (Instance own = targets.open(targets.find("duckdb", Optional.of(Path.of(named))));
                Instance released = targets.open(targets.find("duckdb:1.5.5.1", Optional.empty()))) {
            assertAlike(DUCKDB_STATEMENTS, own, released);
        }
    }

    @Test
    void whatIsCancelledLeavesTheDatabaseAsItWas() {
        try (Instance own = targets.open(targets.find("sqlite", Optional.of(shell())))) {
            List<Outcome> before = own.run(List.of("CREATE TABLE t (a)", "INSERT INTO t VALUES (7)"), LIMIT);
            assertThat(before).allMatch(Outcome.Done.class::isInstance);
            assertThat(own.run(List.of(ENDLESS), Duration.ofMillis(300)).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(Outcome.ErrorClass.RESOURCE));
            assertThat(own.run(List.of("SELECT a FROM t"), LIMIT).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Rows.class, rows -> assertThat(rows.rows()).hasSize(1));
        }
    }

    @Test
    void aQuoteWithoutAnEndDoesNotHang() {
        try (Instance own = targets.open(targets.find("sqlite", Optional.of(shell())))) {
            assertThat(own.run(List.of("SELECT 'a"), LIMIT).getFirst()).isInstanceOf(Outcome.Failed.class);
            assertThat(own.run(List.of("SELECT 1"), LIMIT).getFirst()).isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void aShellThatDiesIsACrash(@TempDir Path folder) throws IOException {
        Path dying = program(folder, """
            #!/bin/sh
            while IFS= read -r line; do
              case $line in
                *DIE*) echo 'where.c:123: codeOneLoop: Assertion failed.' >&2; kill -ABRT $$; exit ;;
              esac
              printf '%s\\n' "$line"
            done | SHELL "$@"
            """.replace("SHELL", shell().toString()));
        try (Instance own = targets.open(targets.find("sqlite", Optional.of(dying)))) {
            assertThat(own.run(List.of("SELECT 1"), LIMIT).getFirst()).isInstanceOf(Outcome.Rows.class);
            assertThat(own.run(List.of("SELECT 'DIE'"), LIMIT).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crash -> assertThat(crash.evidence()).contains("codeOneLoop: Assertion failed"));
        }
    }

    @Test
    void aProgramThatIsNoShellIsNamed(@TempDir Path folder) throws IOException {
        Path other = program(folder, "#!/bin/sh\necho 'what is this?' >&2\nexit 3\n");
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("sqlite", Optional.of(other)))
                .withMessageContaining("can't be opened as SQLite")
                .withMessageContaining("exit code 3");
    }

    private static void assertAlike(List<String> statements, Instance own, Instance released) {
        List<Outcome> answers = own.run(statements, LIMIT);
        List<Outcome> expected = released.run(statements, LIMIT);
        for (int i = 0; i < statements.size(); i++) {
            assertThat(comparable(answers.get(i))).as(statements.get(i)).isEqualTo(comparable(expected.get(i)));
        }
    }

    /** Messages differ from release to release, and declared types of SQLite are not printed. */
    private static Object comparable(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows rows -> List.of(rows.columns(), rows.rows());
            case Outcome.Done ignored -> "done";
            case Outcome.Failed failed -> failed.errorClass();
            case Outcome.Crashed crashed -> crashed;
            case Outcome.Hung hung -> hung;
            case Outcome.Skipped skipped -> skipped;
        };
    }

    private static Path program(Path folder, String script) throws IOException {
        Path program = Files.writeString(folder.resolve("sqlite3"), script);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        return program;
    }

    private static Path shell() {
        Optional<Path> installed = Stream.of("/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(installed.isPresent(), "sqlite3 is not installed");
        return installed.orElseThrow();
    }
}
