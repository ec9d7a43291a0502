package io.panoptes.benchmarks.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.panoptes.benchmarks.reading.ReadingResult.Outcome;
import io.panoptes.benchmarks.reading.ReadingResult.Setup;
import io.panoptes.sql.reading.ReadingProfiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadingBenchmarkTest {
    @TempDir
    Path folder;

    @Test
    void answersAreComparedByTheColumnsTypes() throws IOException {
        assertThat(run("""
                        {"kind": "query", "sql": "SELECT 1, 2.50, 'x', NULL",
                         "columns": ["INTEGER", "DECIMAL(3,2)", "VARCHAR", "INTEGER"], "rows": [[1, "2.50", "x", null]]},
                        {"kind": "query", "sql": "SELECT 1", "columns": ["VARCHAR"], "rows": [["1"]]}""")).extracting(ReadingResult::outcome).containsExactly(Outcome.RIGHT, Outcome.WRONG);
    }

    @Test
    void theSetupMakesTheTables() throws IOException {
        assertThat(run("""
                        {"kind": "statement", "ok": true, "sql": "CREATE TABLE t (a INTEGER, d DATE)"},
                        {"kind": "statement", "ok": true, "sql": "INSERT INTO t VALUES (1, '2020-01-02'), (3 + 4, NULL)"},
                        {"kind": "statement", "ok": true, "sql": "INSERT INTO t (a) SELECT a + 1 FROM t WHERE a = 1"},
                        {"kind": "statement", "ok": false, "sql": "INSERT INTO t VALUES (99, NULL)"},
                        {"kind": "statement", "ok": true, "sql": "UPDATE t SET a = a * 10 WHERE d IS NULL"},
                        {"kind": "statement", "ok": true, "sql": "DELETE FROM t WHERE a = 20"},
                        {"kind": "query", "sql": "SELECT * FROM t", "columns": ["INTEGER", "DATE"],
                         "rows": [[70, null], [1, "2020-01-02"]]}""")).containsExactly(new ReadingResult("s#1", Outcome.RIGHT, Setup.OTHER, ""));
    }

    @Test
    void aTotalOrderCountsAndAnOpenOneDoesNot() throws IOException {
        assertThat(run("""
                        {"kind": "statement", "ok": true, "sql": "CREATE TABLE t (a INTEGER, b INTEGER)"},
                        {"kind": "statement", "ok": true, "sql": "INSERT INTO t VALUES (1, 1), (1, 2)"},
                        {"kind": "query", "sql": "SELECT b FROM t ORDER BY b", "columns": ["INTEGER"], "rows": [[2], [1]]},
                        {"kind": "query", "sql": "SELECT b FROM t ORDER BY a", "columns": ["INTEGER"], "rows": [[2], [1]]}"""))
                .extracting(ReadingResult::outcome, ReadingResult::setup)
                .containsExactly(tuple(Outcome.WRONG, Setup.TABLES), tuple(Outcome.RIGHT, Setup.TABLES));
    }

    @Test
    void whatAnUnreadStatementTouchesIsRefused() throws IOException {
        List<ReadingResult> results = run("""
                        {"kind": "statement", "ok": true, "sql": "CREATE TABLE t (a INTEGER)"},
                        {"kind": "statement", "ok": true, "sql": "CREATE TABLE u (a INTEGER)"},
                        {"kind": "statement", "ok": true, "sql": "ALTER TABLE u ADD COLUMN b INTEGER"},
                        {"kind": "query", "sql": "SELECT * FROM t", "columns": ["INTEGER"], "rows": []},
                        {"kind": "query", "sql": "SELECT * FROM u", "columns": ["INTEGER"], "rows": []},
                        {"kind": "statement", "ok": true, "sql": "ROLLBACK"},
                        {"kind": "query", "sql": "SELECT * FROM t", "columns": ["INTEGER"], "rows": []}""");
        assertThat(results).extracting(ReadingResult::reason).containsExactly("", "setup: ALTER", "setup: ROLLBACK");
    }

    @Test
    void viewsAndNullOrderAreKept() throws IOException {
        assertThat(run("""
                        {"kind": "statement", "ok": true, "sql": "CREATE TABLE t AS SELECT 1 AS a UNION ALL SELECT NULL"},
                        {"kind": "statement", "ok": true, "sql": "CREATE VIEW v(x) AS SELECT a FROM t"},
                        {"kind": "query", "sql": "SELECT x FROM v ORDER BY x", "columns": ["INTEGER"], "rows": [[1], [null]]},
                        {"kind": "statement", "ok": true, "sql": "SET default_null_order='nulls_first'"},
                        {"kind": "query", "sql": "WITH w AS (SELECT x FROM v) SELECT * FROM w ORDER BY x DESC",
                         "columns": ["INTEGER"], "rows": [[null], [1]]}""")).extracting(ReadingResult::outcome).containsExactly(Outcome.RIGHT, Outcome.RIGHT);
    }

    @Test
    void theReportCountsWhatIsRead() throws IOException {
        ReadingReport report = new ReadingReport(run("""
                        {"kind": "query", "sql": "SELECT 1", "columns": ["INTEGER"], "rows": [[1]]},
                        {"kind": "query", "sql": "SELECT [1]", "types": "I"},
                        {"kind": "query", "sql": "SELECT nothing_known(1)", "columns": ["INTEGER"], "rows": [[1]]}"""));
        assertThat(report.percentRead(null)).isEqualTo(50.0);
        assertThat(report.text()).contains("function NOTHING_KNOWN", "read, no setup");
    }

    private List<ReadingResult> run(String steps) throws IOException {
        Path file = folder.resolve("scripts.jsonl");
        Files.writeString(file, "{\"id\": \"s\", \"steps\": [%s]}".formatted(steps.replace("\n", " ")));
        List<ReadingResult> results = new ArrayList<>();
        TestScript.read(file)
                .forEach(script -> new ReadingBenchmark(ReadingProfiles.named("duckdb")).run(script, results::add));
        return results;
    }
}
