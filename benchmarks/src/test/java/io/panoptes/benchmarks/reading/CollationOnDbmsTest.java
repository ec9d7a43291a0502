package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** COLLATE NOCASE, which DuckDB and SQLite take for different things. */
class CollationOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, s VARCHAR, p VARCHAR)",
        "INSERT INTO t VALUES (1, 'Hello', 'hEllO'), (2, 'b', 'A'), (3, NULL, 'x'), (4, 'C', 'c%'), (5, 'a', 'D')"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s COLLATE NOCASE = p",
                "s = p COLLATE NOCASE",
                "s COLLATE NOCASE < p",
                "s COLLATE NOCASE IN ('A', 'B')",
                "s COLLATE NOCASE NOT IN ('A', 'B')",
                "s COLLATE NOCASE BETWEEN 'A' AND 'B'",
                "s IS DISTINCT FROM p COLLATE NOCASE"
            })
    void bothCompareWithoutCase(String condition) throws SQLException {
        String sql = "SELECT id FROM t WHERE " + condition;
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees(sql, "");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.agrees(sql, "");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s LIKE p COLLATE NOCASE",
                "'b' BETWEEN 'A' AND s COLLATE NOCASE",
                "s IN ('A', 'B' COLLATE NOCASE)"
            })
    void duckDbAsksAnyOperand(String condition) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT id FROM t WHERE " + condition, "");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s COLLATE NOCASE",
                "2 COLLATE NOCASE DESC NULLS LAST",
                "x COLLATE NOCASE",
                "(lower(s) || p) COLLATE NOCASE"
            })
    void ordersWithoutCase(String key) throws SQLException {
        String sql = "SELECT id, s AS x FROM t ORDER BY " + key + " LIMIT 2";
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees(sql, "");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.agrees(sql, "");
        }
    }
}
