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
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** SQLite's own shared library, as the system has it, beside the driver that brings one along. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NativeLibraryBuildTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final String ENDLESS =
            "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT COUNT(*) FROM c WHERE n < 0";

    private static final List<String> STATEMENTS = List.of(
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c REAL, d BLOB)",
            "INSERT INTO t VALUES (1, 'x', 1.5, x'00ff'), (2, NULL, -0.0, x''), (-9223372036854775808, 'é\u0000z',"
                    + " 1e300, NULL)",
            "SELECT a, b, c, d FROM t ORDER BY a",
            "SELECT a + 1 AS \"one more\", a FROM t WHERE b IS NULL",
            "SELECT * FROM t WHERE a > 5",
            "SELECT 9e999, 1 = 1, typeof(c), zeroblob(3) FROM t",
            "SELECT * FROM nowhere",
            "SELECT 1 +",
            "INSERT INTO t VALUES (1, '', 0, NULL)",
            "SELECT abs(-9223372036854775808)",
            "SELECT json('{')",
            "PRAGMA foreign_keys",
            "DELETE FROM t",
            "SELECT COUNT(*) FROM t");

    private static final List<String> DUCKDB_STATEMENTS = List.of(
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b VARCHAR, c DECIMAL(38, 4), d TIMESTAMP)",
            "INSERT INTO t SELECT i, repeat('é', (i % 20)::INT), i / 3, TIMESTAMP '1960-01-01' + to_hours(i::INT) FROM"
                    + " range(5000) r(i)",
            "SELECT * FROM t ORDER BY a",
            "SELECT true, NULL::BOOLEAN, 1::TINYINT, -1::SMALLINT, 5, -6::BIGINT, -7::HUGEINT,"
                    + " 170141183460469231731687303715884105727::HUGEINT",
            "SELECT 200::UTINYINT, 60000::USMALLINT, 4000000000::UINTEGER, 18446744073709551615::UBIGINT,"
                    + " 340282366920938463463374607431768211455::UHUGEINT",
            "SELECT 1.5::FLOAT, 'nan'::DOUBLE, -0.0::DOUBLE, 1.5::DECIMAL(4, 1), -1.50::DECIMAL(9, 2),"
                    + " 1.5::DECIMAL(18, 3)",
            "SELECT 'short', 'a string that does not fit', '', 'a\\0b', 'ab\\x00'::BLOB",
            "SELECT DATE '1999-12-31', DATE '0001-01-01', TIME '23:59:59.999999', TIMESTAMP '1969-12-31 23:59:59.5'",
            "SELECT TIMESTAMP_S '2020-01-02 03:04:05', TIMESTAMP_MS '2020-01-02 03:04:05.678', TIMESTAMP_NS"
                    + " '2020-01-02 03:04:05.678901234'",
            "SELECT TIMESTAMPTZ '2020-01-02 03:04:05+00', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::UUID",
            "SELECT [1, NULL, 3], [[1], []], [1, 2]::INTEGER[2], MAP {'k': [1]}",
            "SELECT 'b'::ENUM ('a', 'b')",
            "SELECT * FROM t WHERE a < 0",
            "SELECT * FROM nowhere",
            "SELECT 1 +",
            "INSERT INTO t VALUES (1, '', 0, NULL)",
            "DELETE FROM t RETURNING a",
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
        Target build = targets.find("sqlite", Optional.of(library()));
        assertThat(targets.noteOn(build)).contains("says that it is SQLite 3.");
        try (Instance own = targets.open(build);
                Instance released = targets.open(targets.find("sqlite:3.54.1.0", Optional.empty()))) {
            List<Outcome> answers = own.run(STATEMENTS, LIMIT);
            List<Outcome> expected = released.run(STATEMENTS, LIMIT);
            for (int i = 0; i < STATEMENTS.size(); i++) {
                assertThat(withoutTimes(answers.get(i))).as(STATEMENTS.get(i)).isEqualTo(withoutTimes(expected.get(i)));
            }
            own.reset();
            assertThat(own.run(List.of("SELECT * FROM t"), LIMIT).getFirst())
                    .as("a fresh database")
                    .isInstanceOf(Outcome.Failed.class);
        }
    }

    /** With {@code -Dpanoptes.duckdb.library=libduckdb.so}, for no package of a system has one. */
    @Test
    void duckDbAnswersLikeItsDriver() {
        String named = System.getProperty("panoptes.duckdb.library", "");
        assumeTrue(!named.isEmpty(), "-Dpanoptes.duckdb.library");
        try (Instance own = targets.open(targets.find("duckdb", Optional.of(Path.of(named))));
                Instance released = targets.open(targets.find("duckdb:2.0.0.1", Optional.empty()))) {
            List<Outcome> answers = own.run(DUCKDB_STATEMENTS, LIMIT);
            List<Outcome> expected = released.run(DUCKDB_STATEMENTS, LIMIT);
            for (int i = 0; i < DUCKDB_STATEMENTS.size(); i++) {
                assertThat(withoutLabels(answers.get(i)))
                        .as(DUCKDB_STATEMENTS.get(i))
                        .isEqualTo(withoutLabels(expected.get(i)));
            }
        }
    }

    @Test
    void isCancelledAtItsLimit() {
        try (Instance own = targets.open(targets.find("sqlite", Optional.of(library())))) {
            assertThat(own.run(List.of(ENDLESS), Duration.ofMillis(300)).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.errorClass()).isEqualTo(Outcome.ErrorClass.RESOURCE));
            assertThat(own.run(List.of("SELECT 1"), LIMIT).getFirst()).isInstanceOf(Outcome.Rows.class);
        }
    }

    @Test
    void aLibraryOfSomethingElseIsNamed(@TempDir Path folder) throws IOException {
        Path other = Files.writeString(folder.resolve("libother.so"), "\0sqlite3_prepare_v2\0 and no code");
        library();
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.find("sqlite", Optional.of(other)))
                .withMessageContaining("libother.so can't be opened as SQLite")
                .withMessageContaining("can't be loaded");
    }

    @Test
    void aReleaseHasNoCoverage() {
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.coverage(targets.find("sqlite:3.54.1.0", Optional.empty())))
                .withMessageContaining("scripts/instrument sqlite DIR");
        assertThatExceptionOfType(TargetException.class)
                .isThrownBy(() -> targets.coverage(targets.find("sqlite", Optional.of(library()))))
                .withMessageContaining("-fsanitize-coverage=trace-pc");
    }

    /** Versions name a column without a name after its expression in ways of their own. */
    private static String withoutLabels(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows ? rows.types() + " " + rows.rows() : withoutTimes(outcome);
    }

    private static String withoutTimes(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows rows -> rows.columns() + " " + rows.types() + " " + rows.rows();
            case Outcome.Done ignored -> "done";
            case Outcome.Failed failed -> failed.errorClass().toString();
            case Outcome.Crashed crashed -> crashed.toString();
            case Outcome.Hung hung -> hung.toString();
            case Outcome.Skipped skipped -> skipped.toString();
        };
    }

    /** That of the system, where it has one and this Java can call it. */
    private static Path library() {
        assumeTrue(Runtime.version().feature() >= 22, "foreign functions");
        Optional<Path> found = Stream.of("x86_64-linux-gnu", "aarch64-linux-gnu")
                .map(machine -> Path.of("/usr/lib", machine, "libsqlite3.so.0"))
                .filter(Files::isReadable)
                .findFirst();
        assumeTrue(found.isPresent(), "a libsqlite3.so of the system");
        return found.orElseThrow();
    }
}
