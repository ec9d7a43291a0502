package io.panoptes.benchmarks.reading;

import io.panoptes.sql.reading.ReadingProfile;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which column a name stands for, and which rows a clause gives: the standard reading where DuckDB and SQLite agree. */
class NamesOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE r (a INT, b INT, c INT)",
        "INSERT INTO r VALUES (1, 30, 1), (2, 10, 2), (3, 20, 3)",
        "CREATE TABLE q (a INT, d INT)",
        "INSERT INTO q VALUES (1, 5), (7, 6)",
        "CREATE TABLE p (d INT, a INT)",
        "INSERT INTO p VALUES (5, 1), (6, 7), (6, NULL)"
    };

    @Test
    void columnsOfUsingBehindOuterJoins() throws SQLException {
        bothGive("SELECT a FROM r RIGHT JOIN q USING (a)", "1 | 7");
        bothGive("SELECT a + 1 FROM r FULL JOIN q USING (a)", "2 | 3 | 4 | 8");
        bothGive("SELECT MAX(a) FROM r FULL JOIN q USING (a)", "7");
        bothGive("SELECT a, COUNT(*) FROM r FULL JOIN q USING (a) WHERE a > 1 GROUP BY a", "2 1 | 3 1 | 7 1");
        bothGive("SELECT p.d FROM r RIGHT JOIN q USING (a) LEFT JOIN p USING (a)", "5 | 6");
        bothGive("SELECT p.d FROM r FULL JOIN q USING (a) LEFT JOIN p USING (a)", "5 | 6 | NULL | NULL");
        bothGive(
                "SELECT r.a, a, q.a FROM r NATURAL FULL JOIN q NATURAL LEFT JOIN p",
                "1 1 1 | 2 2 NULL | 3 3 NULL | NULL 7 7");
        bothGive("SELECT b FROM r FULL JOIN q USING (a) ORDER BY a", "10 | 20 | 30 | NULL");
    }

    @Test
    void starOverMergedColumns() throws SQLException {
        bothGive("SELECT * FROM p JOIN q USING (a)", "5 1 5 | 6 7 6");
        bothGive("SELECT * FROM r FULL JOIN q USING (a)", "1 30 1 5 | 2 10 2 NULL | 3 20 3 NULL | 7 NULL NULL 6");
        bothGive(
                "SELECT * FROM p JOIN (SELECT d, COUNT(*) AS n FROM q GROUP BY d) x USING (d) WHERE n > 0",
                "5 1 1 | 6 7 1 | 6 NULL 1");
    }

    @Test
    void aMergeWithATableOfUnknownColumnsBehindAnOuterJoin() throws SQLException {
        for (LiveDbms dbms : both()) {
            try (dbms) {
                dbms.refuses(
                        "SELECT a FROM (SELECT a, 1 FROM r) x FULL JOIN q USING (a)",
                        "NATURAL or USING with a table whose columns can't be told");
            }
        }
    }

    @Test
    void mergedColumnsBesideOthersOfTheirName() throws SQLException {
        bothGive("SELECT q.d, r.b FROM p JOIN q USING (a), r WHERE r.a = 2", "5 10 | 6 10");
        bothGive("SELECT * FROM p JOIN q USING (a), r WHERE r.a = 2", "5 1 5 2 10 2 | 6 7 6 2 10 2");
        bothGive("SELECT * FROM q NATURAL JOIN (SELECT a, b FROM r UNION SELECT 7, 8 FROM r) x", "1 5 30 | 7 6 8");
        bothGive("SELECT SUM(a) OVER w FROM r JOIN q USING (a) WINDOW w AS (ORDER BY a)", "1");
    }

    /** The star of a table whose name stands for another one around it. */
    @Test
    void aStarOfATableWithTheNameOfARowAround() throws SQLException {
        bothGive("SELECT a FROM q AS p WHERE (d, a) IN (SELECT * FROM p)", "1 | 7");
        bothGive("SELECT (SELECT x.d FROM (SELECT * FROM p) x WHERE x.a = p.a) FROM q AS p", "5 | 6");
    }

    @Test
    void aWindowKeepsWhatIsFiltered() throws SQLException {
        bothGive(
                "SELECT SUM(a) FILTER (WHERE b > 10) OVER (ORDER BY a), COUNT(*) FILTER (WHERE a > 1) OVER () FROM r",
                "1 2 | 1 2 | 4 2");
        bothGive(
                "SELECT CAST(a > 1 AS INTEGER), CAST(NULL = a AS INTEGER), CAST(TRUE AS INTEGER) FROM r",
                "0 NULL 1 | 1 NULL 1 | 1 NULL 1");
    }

    @Test
    void aliasesInTheOrder() throws SQLException {
        bothGive("SELECT a AS b FROM r ORDER BY b LIMIT 1", "1");
        bothGive("SELECT a AS b FROM r ORDER BY b + 0 LIMIT 1", "2");
        bothGive("SELECT a AS b FROM r ORDER BY -b LIMIT 1", "1");
        bothGive("SELECT a AS z FROM r ORDER BY -z LIMIT 1", "3");
    }

    @Test
    void aCommonTableHidesTheTableOfTheSchema() throws SQLException {
        bothGive("WITH r AS (SELECT d, a FROM q) SELECT * FROM r GROUP BY a, d", "5 1 | 6 7");
    }

    @Test
    void groupingSetsThatOccurTwice() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(ReadingProfile.STANDARD, SETUP)) {
            dbms.gives(
                    "SELECT a, COUNT(*) FROM r GROUP BY ROLLUP (a, a)", "1 1 | 1 1 | 2 1 | 2 1 | 3 1 | 3 1 | NULL 3");
            dbms.gives("SELECT a, COUNT(*) FROM r GROUP BY a, ROLLUP (a)", "1 1 | 1 1 | 2 1 | 2 1 | 3 1 | 3 1");
            dbms.gives(
                    "SELECT a FROM r GROUP BY GROUPING SETS ((a), (a)) HAVING COUNT(*) = 1 AND a > 1", "2 | 2 | 3 | 3");
            dbms.gives("SELECT COUNT(*) FROM r WHERE a > 9 GROUP BY GROUPING SETS ((), ())", "0 | 0");
            dbms.gives("SELECT a, SUM(b) FROM r GROUP BY ROLLUP (a), ROLLUP (a) ORDER BY a LIMIT 2", "1 30 | 1 30");
            dbms.gives(
                    "SELECT a + 1, GROUPING(a + 1) FROM r GROUP BY ROLLUP (a + 1, a + 1)",
                    "2 0 | 2 0 | 3 0 | 3 0 | 4 0 | 4 0 | NULL 1");
            dbms.gives("SELECT a, COUNT(*) FROM r GROUP BY ROLLUP (a)", "1 1 | 2 1 | 3 1 | NULL 3");
            dbms.gives("SELECT a, COUNT(*) FROM r GROUP BY ROLLUP (1)", "1 1 | 2 1 | 3 1 | NULL 3");
            dbms.gives("SELECT COUNT(*), 5 FROM r GROUP BY CUBE (2)", "3 5 | 3 NULL");
            dbms.gives(
                    "SELECT a, 'x' FROM r WHERE a = 1 GROUP BY GROUPING SETS ((1), (2), (1, 2))",
                    "1 NULL | 1 x | NULL x");
        }
    }

    @Test
    void groupingSetsThatNameOneColumnInTwoWays() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(ReadingProfile.STANDARD, SETUP)) {
            String reason = "grouping sets that name one column in two ways";
            dbms.refuses("SELECT a, COUNT(*) FROM r GROUP BY CUBE (a, r.a)", reason);
            dbms.refuses("SELECT a, COUNT(*) FROM r GROUP BY GROUPING SETS ((a), (r.a))", reason);
            dbms.refuses("SELECT a, COUNT(*) FROM r GROUP BY r.a, ROLLUP (a)", reason);
            dbms.refuses("SELECT a, COUNT(*) FROM r GROUP BY ROLLUP (a, 1)", reason);
        }
    }

    @Test
    void anAggregateOfTheOuterQuery() throws SQLException {
        for (LiveDbms dbms : both()) {
            try (dbms) {
                dbms.refuses("SELECT (SELECT SUM(r.a) FROM q) FROM r", "aggregate over columns of an outer query");
                dbms.gives("SELECT (SELECT SUM(r.a + q.a) FROM q) FROM r", "10 | 12 | 14");
            }
        }
    }

    /** DuckDB, PostgreSQL and MySQL join q and p first, SQLite r and q. */
    @Test
    void joinsBehindACommaInTheOrderOfTheDbms() throws SQLException {
        String right = "SELECT r.a, q.d, p.d FROM r, q RIGHT JOIN p ON q.a = p.a AND r.a < 3";
        String rightBefore = "SELECT r.a, q.d, p.d FROM r, q RIGHT JOIN p ON q.a = p.a WHERE r.a > 2";
        String merged = "SELECT x.b, q.a FROM (SELECT b FROM r) x, q NATURAL JOIN p WHERE x.b = 10 AND q.a = 1";
        String reason = "RIGHT, FULL, NATURAL or USING behind a comma, which DBMSs bind in two ways";
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives(rightBefore, "3 5 5 | 3 6 6 | 3 NULL 6");
            dbms.gives(
                    "SELECT r.a, q.d, p.d FROM r, q FULL JOIN p ON q.d = p.a WHERE r.a = 1",
                    "1 5 NULL | 1 6 NULL | 1 NULL 5 | 1 NULL 6 | 1 NULL 6");
            dbms.gives(merged, "10 1");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives(rightBefore, "3 5 5 | 3 6 6");
            dbms.gives(right, "1 5 5 | 1 6 6 | 2 5 5 | 2 6 6 | NULL NULL 6");
            dbms.gives(merged, "10 1");
        }
        for (LiveDbms dbms : both()) {
            try (dbms) {
                dbms.refuses(rightBefore, reason);
                dbms.refuses(merged, reason);
                dbms.gives("SELECT r.a, p.d FROM r, q LEFT JOIN p ON q.a = p.d WHERE r.a = 1", "1 NULL | 1 NULL");
            }
        }
    }

    /** DuckDB makes a whole number of 0.5 where the values are whole. */
    @Test
    void theDefaultOfLagHasTheTypeOfItsValues() throws SQLException {
        String mixed = "SELECT LAG(a, 1, 0.5) OVER (ORDER BY a) FROM r";
        String reason = "default of LAG or LEAD whose type is not that of the values";
        for (LiveDbms dbms : both()) {
            try (dbms) {
                dbms.refuses(mixed, reason);
                dbms.gives(
                        "SELECT LAG(a, 1, 9) OVER (ORDER BY a), LEAD(a, 1, NULL) OVER (ORDER BY a) FROM r",
                        "1 3 | 2 NULL | 9 2");
            }
        }
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.refuses(mixed, reason);
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives(mixed, "0.5 | 1 | 2");
        }
    }

    @Test
    void numbersWithLetters() throws SQLException {
        for (LiveDbms dbms : both()) {
            try (dbms) {
                dbms.refuses("SELECT 0x1F", "number that goes on with a letter");
                dbms.refuses("SELECT 1_000", "number that goes on with a letter");
                dbms.refuses("SELECT 7 // 2", "//");
            }
        }
    }

    private static List<LiveDbms> both() throws SQLException {
        return List.of(
                LiveDbms.duckDb(ReadingProfile.STANDARD, SETUP), LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP));
    }

    private static void bothGive(String sql, String rows) throws SQLException {
        for (LiveDbms dbms : both()) {
            try (dbms) {
                dbms.gives(sql, rows);
            }
        }
    }
}
