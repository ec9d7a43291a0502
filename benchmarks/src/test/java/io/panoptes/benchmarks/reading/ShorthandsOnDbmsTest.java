package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** What DuckDB has beyond the standard to say a query more briefly. */
class ShorthandsOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE r (a INT, b INT, s VARCHAR)",
        "INSERT INTO r VALUES (1, 30, 'hello'), (1, 10, 'world'), (3, 20, 'b'), (NULL, 5, NULL)",
    };

    private static LiveDbms duckDb() throws SQLException {
        return LiveDbms.duckDb(SETUP);
    }

    @Test
    void theFirstRowOfEachGroup() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            dbms.gives("SELECT DISTINCT ON (a) a, b FROM r ORDER BY a, b", "1 10 | 3 20 | NULL 5");
            dbms.gives("SELECT DISTINCT ON (a) a, b FROM r ORDER BY b DESC", "1 30 | 3 20 | NULL 5");
            dbms.gives("SELECT DISTINCT ON (1) a AS k, b FROM r ORDER BY 2 DESC LIMIT 1", "1 30");
            dbms.gives(
                    "SELECT DISTINCT ON (a) * FROM r ORDER BY a NULLS FIRST, b", "1 10 world | 3 20 b | NULL 5 NULL");
            dbms.gives("SELECT DISTINCT ON (a) s FROM r WHERE a > 1", "b");
            dbms.gives("SELECT k FROM (SELECT DISTINCT ON (a) b AS k FROM r ORDER BY a, b) x WHERE k > 5", "10 | 20");
            dbms.gives(
                    "SELECT DISTINCT ON (COUNT(*)) a, COUNT(*) FROM r WHERE a = 1 GROUP BY a ORDER BY COUNT(*)", "1 2");
            dbms.refuses(
                    "SELECT DISTINCT ON (a) b FROM r", "the answer depends on an order that the query leaves open");
            dbms.refuses(
                    "SELECT DISTINCT ON (a) a, b FROM r QUALIFY ROW_NUMBER() OVER (ORDER BY b) > 2 ORDER BY a, b",
                    "DISTINCT ON beside QUALIFY");
            dbms.refuses("SELECT DISTINCT ON (3) b FROM r", "DISTINCT ON a position without an item");
        }
    }

    @Test
    void allItemsAsKeys() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            dbms.gives("SELECT a, b FROM r ORDER BY ALL LIMIT 1", "1 10");
            dbms.gives("SELECT a, b FROM r ORDER BY ALL DESC LIMIT 1", "3 20");
            dbms.gives("SELECT * FROM r ORDER BY ALL LIMIT 1", "1 10 world");
            dbms.gives("SELECT a FROM r UNION ALL SELECT b FROM r ORDER BY ALL LIMIT 2", "1 | 1");
            dbms.gives("SELECT a, SUM(b) FROM r GROUP BY ALL", "1 40 | 3 20 | NULL 5");
            dbms.gives("SELECT COUNT(*), MAX(b) FROM r WHERE b > 99 GROUP BY ALL", "0 NULL");
            dbms.refuses("SELECT 2, COUNT(*) FROM r GROUP BY ALL", "GROUP BY ALL beside a constant");
            dbms.gives("SELECT a + 1, COUNT(*) FROM r GROUP BY ALL HAVING COUNT(*) > 1", "2 2");
            dbms.gives("SELECT a, MAX(b) - MIN(b) AS d FROM r GROUP BY ALL ORDER BY ALL", "1 20 | 3 0 | NULL 0");
        }
    }

    @Test
    void seriesAsTables() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            dbms.gives("SELECT * FROM range(3)", "0 | 1 | 2");
            dbms.gives("SELECT range + 1 FROM range(1, 3)", "2 | 3");
            dbms.gives("SELECT i FROM range(10, 0, -4) t(i)", "10 | 2 | 6");
            dbms.gives("SELECT generate_series FROM generate_series(1, 3) t", "1 | 2 | 3");
            dbms.gives("SELECT * FROM generate_series(1, 6, 2)", "1 | 3 | 5");
            dbms.gives("SELECT COUNT(*) FROM range(3, 1)", "0");
            dbms.gives("SELECT a, i FROM r JOIN range(-1, 2) t(i) ON i = a", "1 1 | 1 1");
            dbms.gives("SELECT COUNT(*) FROM r, range(2)", "8");
            dbms.refuses("SELECT COUNT(*) FROM range(100000)", "a series of more than 1000 numbers");
        }
    }

    @Test
    void slicesOfTexts() throws SQLException {
        try (LiveDbms dbms = duckDb()) {
            dbms.gives("SELECT s[2:3] FROM r", " | NULL | el | or");
            dbms.gives("SELECT s[-2:], s[:2], (s || 'x')[2:] FROM r WHERE a = 3", "b b x");
            dbms.gives("SELECT s[0:1], s[1:0], s[-4:-2] FROM r WHERE b = 30", "h  ell");
            dbms.gives("SELECT 'hello'[a:NULL] FROM r WHERE a = 3", "NULL");
            dbms.gives("SELECT s[3:2], s[9:], s[-9:-8], s[-9:2] FROM r WHERE b = 10", "   wo");
        }
    }
}
