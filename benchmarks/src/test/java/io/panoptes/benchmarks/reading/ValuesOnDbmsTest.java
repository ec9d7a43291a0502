package io.panoptes.benchmarks.reading;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the values of a type do: as DuckDB and SQLite have it, or refused where they differ from each other. */
class ValuesOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT PRIMARY KEY, a INT, g BIGINT, n DECIMAL(10,2), s VARCHAR(20), c CHAR(5), u VARCHAR(9)"
                + " COLLATE NOCASE)",
        "INSERT INTO t VALUES (1, 7, 7, 1.50, 'Ab', 'ab', 'A'), (2, -7, NULL, 2.00, '37', 'x', 'a'), (3, NULL, 5,"
                + " NULL, NULL, NULL, NULL)"
    };

    @Test
    void textsUnderACollation() throws SQLException {
        for (ReadingProfile profile : ReadingProfiles.ALL) {
            try (LiveDbms dbms = LiveDbms.sqlite(profile, SETUP)) {
                dbms.refuses("SELECT id FROM t WHERE u = 'a'", "comparison of texts under a collation");
                dbms.refuses("SELECT DISTINCT u FROM t", "comparison of texts under a collation");
                dbms.refuses("SELECT id FROM t ORDER BY u", "comparison of texts under a collation");
                dbms.refuses("SELECT u, COUNT(*) FROM t GROUP BY u", "comparison of texts under a collation");
                dbms.refuses(
                        "SELECT id FROM t x WHERE EXISTS (SELECT 1 FROM t y WHERE y.u = x.u)", "under a collation");
            }
        }
        try (LiveDbms dbms = LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP)) {
            dbms.gives("SELECT u FROM t WHERE u IS NOT NULL", "A | a");
        }
    }

    /** Both DBMSs make 1 of TRUE, so that no truth value is 2. */
    @Test
    void truthValuesBesideNumbers() throws SQLException {
        for (LiveDbms dbms : List.of(
                LiveDbms.duckDb(ReadingProfile.STANDARD, SETUP),
                LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP),
                LiveDbms.duckDb(SETUP))) {
            try (dbms) {
                dbms.gives("SELECT id FROM t WHERE (a = 7) = 1", "1");
                dbms.gives("SELECT id FROM t WHERE (a = 7) = 0", "2");
                dbms.refuses("SELECT id FROM t WHERE (a = 7) = 2", "BOOLEAN beside a number");
                dbms.refuses("SELECT id FROM t WHERE (a = 7) <> 2", "BOOLEAN beside a number");
            }
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives("SELECT id FROM t WHERE (a = 7) = 2", "");
            dbms.gives("SELECT id FROM t WHERE (a = 7) <> 2", "1 | 2");
        }
    }

    @Test
    void blanksAtTheEndOfAChar() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(ReadingProfile.STANDARD, SETUP)) {
            dbms.gives("SELECT id FROM t WHERE c = 'ab'", "1");
            dbms.refuses("SELECT id FROM t WHERE c = 'ab '", "CHAR beside a text with a blank at its end");
            dbms.refuses("SELECT id FROM t WHERE c LIKE 'a%'", "LIKE of a CHAR");
        }
    }

    @Test
    void quotientsOfWideSums() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP)) {
            dbms.refuses("SELECT SUM(g) / 5 FROM t", "quotient of a sum of BIGINT");
            dbms.refuses("SELECT z / 5 FROM (SELECT SUM(g) + 1 AS z FROM t) x", "quotient of a sum of BIGINT");
            dbms.gives("SELECT SUM(a + 20) / 7 FROM t", "5");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives("SELECT SUM(g) / 5 FROM t", "2");
        }
    }

    /** PostgreSQL rounds a whole number to one in floating point, and NULLIF gives the type of what it compares with. */
    @Test
    void quotientsOfRoundedWholeNumbers() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP)) {
            for (String whole : List.of("FLOOR(a)", "CEIL(a)", "ROUND(a)", "ABS(FLOOR(a) + 1)")) {
                dbms.refuses("SELECT " + whole + " / 2 FROM t", "of a rounded whole number");
            }
            dbms.refuses("SELECT TRUNC(a) / 2 FROM t", "function TRUNC");
            dbms.refuses("SELECT NULLIF(a, 2.0) / 2 FROM t", "NULLIF of a whole number and one with a fraction");
            dbms.gives("SELECT NULLIF(a, 0) / 2 FROM t WHERE a > 0", "3");
        }
    }

    @Test
    void numbersAsTexts() throws SQLException {
        for (LiveDbms dbms : List.of(
                LiveDbms.duckDb(ReadingProfile.STANDARD, SETUP), LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP))) {
            try (dbms) {
                dbms.gives("SELECT CAST(a AS VARCHAR) FROM t", "-7 | 7 | NULL");
                dbms.refuses("SELECT id FROM t WHERE s = CAST(2.00 AS TEXT)", "text of a fraction");
                dbms.refuses("SELECT CAST(n AS TEXT) FROM t", "text of a fraction");
            }
        }
    }

    @Test
    void textsAsNumbers() throws SQLException {
        for (ReadingProfile profile : List.of(
                ReadingProfile.STANDARD,
                ReadingProfiles.named("mysql"),
                ReadingProfiles.named("duckdb"),
                ReadingProfiles.named("postgresql"))) {
            try (LiveDbms dbms = LiveDbms.sqlite(profile, SETUP)) {
                dbms.refuses("SELECT id FROM t WHERE s = 37", "where");
                dbms.refuses("SELECT id FROM t WHERE s = a", "where");
                dbms.refuses("SELECT id FROM t WHERE s IN (1, 37)", "text beside a number");
                dbms.refuses("SELECT id FROM t WHERE s BETWEEN 1 AND 40", "where");
                dbms.refuses("SELECT s + 1 FROM t", "where");
                dbms.refuses("SELECT x.id FROM t x JOIN t y ON x.s = y.a", "where");
                dbms.gives("SELECT id FROM t WHERE a = '7'", "1");
            }
        }
    }

    @Test
    void aWordBehindAnExpressionTestsForNull() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT COUNT(*) FROM (SELECT a NOTNULL AS q FROM t) x WHERE q", "2");
        }
    }

    @Test
    void castsToATypeThatIsTooSmall() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT CAST(a AS TINYINT) FROM t", "-7 | 7 | NULL");
            dbms.refuses("SELECT CAST(a * 100 AS TINYINT) FROM t", "too small for the value");
            dbms.refuses("SELECT CAST(a * 100 AS DECIMAL(2, 0)) FROM t", "too small for the value");
        }
    }

    @Test
    void likeInSqlite() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives("SELECT id FROM t WHERE s LIKE 'aB'", "1");
            dbms.gives("SELECT id FROM t WHERE s LIKE '%b'", "1");
            dbms.gives("SELECT id FROM t WHERE s = 'ab'", "");
        }
    }

    @Test
    void lengthsOfCasts() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT CAST('abcdef' AS VARCHAR(3)), CAST('abcdef' AS CHAR(3))", "abcdef abcdef");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives("SELECT CAST('abcdef' AS VARCHAR(3)), CAST('abcdef' AS CHAR(3))", "abcdef abcdef");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(ReadingProfile.STANDARD, SETUP)) {
            dbms.refuses("SELECT CAST('abcdef' AS VARCHAR(3))", "CAST_VARCHAR_3");
        }
    }

    @Test
    void wholeQuotients() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT a // 2, a // -2, a / 2 FROM t", "-3 3 -3.5 | 3 -3 3.5 | NULL NULL NULL");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives("SELECT a / 2, a % 4 FROM t", "-3 -3 | 3 3 | NULL NULL");
        }
    }

    @Test
    void theOrderOfNulls() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT a FROM t ORDER BY a LIMIT 1", "-7");
            dbms.gives("SELECT a FROM t ORDER BY a DESC LIMIT 1", "7");
        }
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives("SELECT a FROM t ORDER BY a LIMIT 1", "NULL");
            dbms.gives("SELECT a FROM t ORDER BY a DESC LIMIT 1", "7");
        }
    }

    @Test
    void numbersBeyondTheirType() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.refuses("SELECT 2e38::REAL + 2e38::REAL", "too large for DOUBLE");
            dbms.refuses("SELECT 1e308 * 2", "too large for DOUBLE");
            dbms.gives("SELECT 1e300 * 2", "2000000000000" + "0".repeat(288));
        }
    }
}
