package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aggregates that look at the order of a group's rows, as DuckDB and SQLite have them. */
class OrderedAggregatesOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, k INT, a INT, s VARCHAR(9))",
        "INSERT INTO t VALUES (1, 1, 5, 'b'), (2, 1, NULL, 'c'), (3, 1, 7, NULL), (4, 1, 7, 'a')",
        "INSERT INTO t VALUES (5, 2, 3, 'b'), (6, 2, 4, 'b'), (7, 3, NULL, NULL)"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FIRST(a ORDER BY id DESC)",
                "FIRST(a ORDER BY a)",
                "FIRST(a ORDER BY a DESC)",
                "FIRST(a ORDER BY a NULLS FIRST, id)",
                "LAST(a ORDER BY id)",
                "LAST(s ORDER BY s)",
                "ANY_VALUE(a ORDER BY s, id)",
                "ANY_VALUE(a ORDER BY s DESC NULLS FIRST, id)",
                "FIRST(a ORDER BY id) FILTER (WHERE a > 5)",
                "ARG_MIN(s, id)",
                "MAX_BY(s, id)",
                "ARG_MAX(s, -a)",
                "STRING_AGG(s, '-' ORDER BY id DESC)",
                "STRING_AGG(DISTINCT s, '' ORDER BY s)",
                "STRING_AGG(s ORDER BY s)",
                "GROUP_CONCAT(s ORDER BY a, id)",
                "STRING_AGG(s, ',' ORDER BY a DESC, id)",
                "MAX(a ORDER BY id)"
            })
    void duckDbGives(String call) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT k, " + call + " FROM t GROUP BY k", "");
            dbms.agrees("SELECT " + call + " FROM t WHERE FALSE", "NULL");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GROUP_CONCAT(a) FILTER (WHERE id = 4)",
                "GROUP_CONCAT(DISTINCT s) FILTER (WHERE s = 'b')",
                "GROUP_CONCAT(s, '; ') FILTER (WHERE s = 'b')"
            })
    void sqliteGives(String call) throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.agrees("SELECT " + call + " FROM t", "");
        }
    }

    /** SQLite takes it for an empty text. */
    @Test
    void aNullBetweenTexts() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.refuses(
                    "SELECT GROUP_CONCAT(s, y) FROM (SELECT s, NULLIF(s, 'b') AS y FROM t WHERE id = 1) q",
                    "NULL between joined texts");
        }
    }

    /** Rows that tie and differ have no order of their own. */
    @Test
    void orderMayBeOpen() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            for (String call :
                    new String[] {"FIRST(s)", "FIRST(s ORDER BY k)", "STRING_AGG(s, ',')", "ARG_MIN(s, k)"}) {
                dbms.refuses("SELECT " + call + " FROM t", "order that the query leaves open");
            }
            dbms.agrees("SELECT FIRST(k) FROM t WHERE k = 1", "1");
        }
    }
}
