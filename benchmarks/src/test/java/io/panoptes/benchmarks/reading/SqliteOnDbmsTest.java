package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** What SQLite has in its own way, as the profile {@code sqlite} reads it, on SQLite itself. */
class SqliteOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INTEGER PRIMARY KEY, a INT, n DECIMAL(10,2), r REAL, s TEXT, d DATE, m DATETIME)",
        "INSERT INTO t VALUES (1, 7, 3.00, 2.5, '37', '2012-02-29', '2012-02-29 10:20:30')",
        "INSERT INTO t VALUES (2, 37, 3.50, 3.0, ' 37 ', '2011-12-31', '2011-12-31 00:00:00.0')",
        "INSERT INTO t VALUES (3, NULL, NULL, NULL, '12abc', NULL, NULL)",
        "INSERT INTO t VALUES (4, 0, 4.00, 0.25, 'Ab', '2020-05-17', '2020-05-17')",
        "CREATE TABLE k (c INT PRIMARY KEY, v TEXT)",
        "INSERT INTO k VALUES (NULL, 'x'), (NULL, 'y'), (37, 'z')"
    };

    private static void gives(String sql, String rows) throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.gives(sql, rows);
        }
    }

    @Test
    void aTextColumnAsksForText() throws SQLException {
        gives("SELECT id FROM t WHERE s = 37", "1");
        gives("SELECT id FROM t WHERE s > 100", "1 | 3 | 4");
        gives("SELECT id FROM t WHERE s IN (1, 37)", "1");
        gives("SELECT id FROM t WHERE s BETWEEN 1 AND 4", "1 | 3");
    }

    @Test
    void aNumberColumnAsksForNumbers() throws SQLException {
        gives("SELECT id FROM t WHERE a = '37'", "2");
        gives("SELECT id FROM t WHERE a = ' 37.0 '", "2");
        gives("SELECT id FROM t WHERE a < 'x'", "1 | 2 | 4");
        gives("SELECT x.id FROM t x JOIN t y ON x.s = y.a", "1 | 2");
        gives("SELECT id FROM t WHERE a IN (SELECT s FROM t)", "2");
        gives("SELECT c FROM k WHERE c NOT IN (SELECT s FROM t)", "");
        gives("SELECT id FROM t WHERE s IN (SELECT c FROM k WHERE c > 0)", "1 | 2");
    }

    @Test
    void likeCalledAsAFunctionHasThePatternFirst() throws SQLException {
        gives("SELECT id FROM t WHERE like('%7', trim(s))", "1 | 2");
        gives("SELECT id FROM t WHERE like(s, '37')", "1");
        gives("SELECT id FROM t WHERE s LIKE 37 OR like(0, a)", "1 | 4");
    }

    @Test
    void rowsAreComparedColumnByColumn() throws SQLException {
        gives("SELECT id FROM t WHERE (a, s) = (7, 37)", "1");
        gives("SELECT id FROM t WHERE (a, id) < (37, 1)", "1 | 4");
        gives("SELECT id FROM t WHERE (a, id) >= (37, 2)", "2");
        gives("SELECT id FROM t WHERE (a, id) <> (7, 1)", "2 | 3 | 4");
        gives("SELECT id FROM t WHERE ((a, id) = (7, 4)) IS NULL", "");
    }

    @Test
    void aTextIsFoundNowhereInAnEmptyOne() throws SQLException {
        gives("SELECT REPLACE(s, '', NULL) FROM t WHERE id = 1", "37");
        gives("SELECT REPLACE(s, 'x', NULL) FROM t WHERE id = 1", "NULL");
        gives("SELECT REPLACE(NULL, '', 'x') FROM t WHERE id = 1", "NULL");
    }

    @Test
    void aFilterTakesNumbers() throws SQLException {
        gives("SELECT COUNT(*) FILTER (WHERE a) FROM t", "2");
        gives("SELECT COUNT(*) FILTER (WHERE NULL) FROM t", "0");
    }

    @Test
    void aColumnInAListAsksForNothing() throws SQLException {
        gives("SELECT id FROM t WHERE 37 IN (s)", "");
        gives("SELECT id FROM t WHERE '37' IN (a, 0)", "");
        gives("SELECT id FROM t WHERE a IN (s)", "2");
        gives("SELECT x.id FROM t x JOIN t y ON x.a IN (y.s) WHERE y.id < 3", "2 | 2");
        gives("SELECT x.id FROM t x JOIN t y ON x.s IN (y.a)", "1");
    }

    @Test
    void nullifComparesTheValuesAsTheyAre() throws SQLException {
        gives("SELECT NULLIF(a, '37') FROM t WHERE id = 2", "37");
        gives("SELECT NULLIF(s, 37) FROM t WHERE id = 1", "37");
        gives("SELECT NULLIF(a, 37) FROM t WHERE id = 2", "NULL");
    }

    @Test
    void whatStandsBehindIsAndTrueIsATest() throws SQLException {
        gives("SELECT id FROM t WHERE a IS (TRUE)", "1 | 2");
        gives("SELECT id FROM t WHERE a IS NOT DISTINCT FROM TRUE", "1 | 2");
        gives("SELECT id FROM t WHERE a IS DISTINCT FROM FALSE", "1 | 2 | 3");
        gives("SELECT id FROM t WHERE TRUE IS a", "");
    }

    @Test
    void anAliasInAnOrderAsksForWhatItsItemDoes() throws SQLException {
        gives("SELECT a + 0 AS z FROM t WHERE a > 0 ORDER BY z > '9', id DESC LIMIT 1", "37");
        gives("SELECT a AS z FROM t WHERE a > 0 ORDER BY z > '9', id DESC LIMIT 1", "7");
    }

    @Test
    void castsByWordsThatItDoesNotKnow() throws SQLException {
        gives("SELECT CAST(s AS STRING) > 30 FROM t WHERE id = 1", "1");
        gives("SELECT CAST(r AS LONG) FROM t", "0.25 | 2.5 | 3 | NULL");
        gives("SELECT CAST(r AS SHORT) FROM t", "0.25 | 2.5 | 3 | NULL");
    }

    @Test
    void constantsBeyond64BitsAreInFloatingPoint() throws SQLException {
        gives("SELECT id FROM t WHERE a < 9223372036854775808", "1 | 2 | 4");
        gives("SELECT a / 2. FROM t WHERE id = 1", "3.5");
    }

    @Test
    void whatIsNotModelledIsRefused() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.refuses("SELECT MOD(a, 2) / 2 FROM t", "MOD as a function");
            dbms.refuses("SELECT id FROM t WHERE s = 100000000000000000000", "text of a number in floating point");
            dbms.refuses("SELECT FLOOR(s) FROM t", "FLOOR of a text");
            dbms.refuses("SELECT id FROM t WHERE a > '-1e1000'", "beyond all of them");
            dbms.refuses("SELECT SUM(n) || '' FROM t", "may be whole or in floating point");
        }
    }

    @Test
    void aScalarSubqueryGivesItsFirstRow() throws SQLException {
        gives("SELECT (SELECT a FROM t ORDER BY id)", "7");
        gives("SELECT (SELECT a FROM t ORDER BY a DESC)", "37");
        gives("SELECT (SELECT a FROM t ORDER BY id LIMIT 3 OFFSET 1)", "37");
        gives("SELECT id FROM t WHERE a > (SELECT a FROM t ORDER BY id)", "2");
    }

    @Test
    void roundingTakesNoDigitsBeforeThePoint() throws SQLException {
        gives("SELECT ROUND(a, -1) FROM t WHERE id = 2", "37");
    }

    @Test
    void withoutAColumnATextIsGreater() throws SQLException {
        gives("SELECT id FROM t WHERE SUBSTR(s, 1, 2) = 37", "");
        gives("SELECT id FROM t WHERE strftime('%Y', d) > 2015", "1 | 2 | 4");
        gives("SELECT id FROM t WHERE d > 1995-01-01", "1 | 2 | 4");
        gives("SELECT id FROM (SELECT id, SUBSTR(s, 1, 2) AS p FROM t) x WHERE p = 37", "");
        gives("SELECT id FROM (SELECT id, s AS p FROM t) x WHERE p = 37", "1");
    }

    @Test
    void aSubqueryHandsOnTheAffinityOfItsItem() throws SQLException {
        gives("WITH q AS (SELECT id, s AS p FROM t) SELECT id FROM q WHERE p = 37", "1");
        gives("WITH q AS (SELECT id, s || '' AS p FROM t) SELECT id FROM q WHERE p = 37", "");
        gives("WITH q(k, p) AS (SELECT id, a + 0 FROM t) SELECT k FROM q WHERE p = '37'", "");
        gives("WITH q AS (SELECT id, a AS p FROM t ORDER BY id LIMIT 3) SELECT id FROM q WHERE p = '37'", "2");
        gives("WITH q AS (SELECT id, d AS p FROM t) SELECT q.id FROM q JOIN t ON q.id = t.id WHERE p > s", "1 | 2");
        gives("SELECT id FROM (SELECT * FROM t) x WHERE s = 37", "1");
        gives("SELECT id FROM (WITH q AS (SELECT id, s || '' AS p FROM t) SELECT * FROM q) x WHERE p = 37", "");
        gives("SELECT p FROM (SELECT s AS p FROM t UNION SELECT v FROM k) x WHERE p = 37", "37");
        gives("SELECT p FROM (SELECT s || '' AS p FROM t UNION SELECT v || '' FROM k) x WHERE p = 37", "");
        gives("SELECT t.id FROM t JOIN (SELECT id, a + 0 AS p FROM t) x USING (id) WHERE p = '37'", "");
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.refuses(
                    "SELECT p FROM (SELECT s AS p FROM t UNION ALL SELECT v || '' FROM k) x WHERE p = 37",
                    "one arm of a compound query");
        }
    }

    @Test
    void setOperationsAreTakenFromLeftToRight() throws SQLException {
        gives("SELECT a FROM t UNION SELECT id FROM t INTERSECT SELECT c FROM k", "37 | NULL");
        gives("SELECT a FROM t EXCEPT SELECT id FROM t INTERSECT SELECT c FROM k", "37 | NULL");
        gives("SELECT a FROM t INTERSECT SELECT c FROM k UNION SELECT id FROM t WHERE id = 1", "1 | 37 | NULL");
    }

    /** 0.1 + 0.2 is not 0.3 there. */
    @Test
    void aFractionIsInFloatingPoint() throws SQLException {
        gives("SELECT id FROM t WHERE 0.1 + 0.2 = 0.3", "");
        gives("SELECT id FROM t WHERE 0.25 + 0.5 = 0.75 AND a = 7", "1");
        gives("SELECT a / 2.0 FROM t WHERE a = 7", "3.5");
        gives("SELECT id FROM t WHERE n < 3.25 AND n > 2.9", "1");
        gives("SELECT id FROM t WHERE n = 3.5", "2");
        gives("SELECT SUM(a) * 100.0 / COUNT(*) FROM t", "1100");
    }

    @Test
    void aDivisionByZeroIsNull() throws SQLException {
        gives("SELECT a / 0 FROM t WHERE a = 7", "NULL");
        gives("SELECT a % (a - 7) FROM t WHERE a = 7", "NULL");
        gives("SELECT a / 0.0 FROM t WHERE a = 7", "NULL");
        gives("SELECT COUNT(*) FROM t WHERE (a / (a - a)) IS NULL AND a = 7", "1");
    }

    @Test
    void arithmeticTakesTheNumberAtTheBeginning() throws SQLException {
        gives("SELECT s + 1 FROM t", "1 | 13 | 38 | 38");
        gives("SELECT SUM(s) FROM t", "86");
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.refuses("SELECT SUM(s) / 2 FROM t", "may be whole or in floating point");
            dbms.refuses("SELECT SUM(s) / 4 FROM t", "may be whole or in floating point");
        }
        gives("SELECT CAST(SUM(s) AS REAL) / 4 FROM t", "21.5");
    }

    @Test
    void aDecimalIsWholeWhereItCanBe() throws SQLException {
        gives("SELECT n / 2 FROM t WHERE n <> 3", "1.75 | 2");
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            // A column cuts it to 1; a sum of fractions of the same value would give 1.5.
            dbms.refuses("SELECT n / 2 FROM t WHERE n = 3", "not known whether they are whole");
        }
        gives("SELECT n / 2.0 FROM t", "1.5 | 1.75 | 2 | NULL");
        gives("SELECT r / 2 FROM t", "0.125 | 1.25 | 1.5 | NULL");
    }

    /** What has been through the arithmetic of a fraction is a number in floating point. */
    @Test
    void roundingAndAveragesAreInFloatingPoint() throws SQLException {
        gives("SELECT ROUND(a, 1) / 2 FROM t WHERE a = 7", "3.5");
        gives("SELECT AVG(a) FROM t WHERE id < 3", "22");
        gives("SELECT CAST(a AS REAL) / 3 = AVG(a) / 3 FROM t WHERE a = 7", "1");
        gives("SELECT CAST(a AS FLOAT) / 3 = a / 3.0 FROM t WHERE a = 37", "1");
        gives("SELECT n * 2 / 4 FROM t WHERE id = 4", "2");
    }

    @Test
    void anAliasInDoubleQuotesIsRefused() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.refuses("SELECT id AS ab FROM t WHERE s = \"Ab\"", "alias");
        }
    }

    @Test
    void aNameThatNoColumnHasIsAString() throws SQLException {
        gives("SELECT id FROM t WHERE s = \"Ab\"", "4");
        gives("SELECT \"s\", \"it's\" FROM t WHERE id = 4", "Ab it's");
        gives("SELECT id FROM t WHERE s LIKE \"%B\"", "4");
    }

    @Test
    void datesAreTexts() throws SQLException {
        gives("SELECT id FROM t WHERE d LIKE '2012%'", "1");
        gives("SELECT id FROM t WHERE d > '2012'", "1 | 2 | 4");
        gives("SELECT id FROM t WHERE d > '2012-'", "1 | 4");
        gives("SELECT id FROM t WHERE d > s", "1 | 2");
        gives("SELECT d - 1 FROM t", "2010 | 2011 | 2019 | NULL");
        gives("SELECT SUBSTR(m, 12, 5) FROM t", " | 00:00 | 10:20 | NULL");
        gives("SELECT strftime('%Y-%m', m), strftime('%j', d) FROM t WHERE id < 3", "2011-12 365 | 2012-02 060");
        gives(
                "SELECT date(m, '+1 month'), datetime(d, '-1 day') FROM t WHERE id = 1",
                "2012-03-29 2012-02-28 00:00:00");
        gives("SELECT julianday(d) - julianday('2012-02-28') FROM t WHERE id = 1", "1");
        gives("SELECT date('2019-01-31', '+1 month') FROM k WHERE c = 37", "2019-03-03");
        gives("SELECT date('x'), strftime('%Y', NULL) FROM k WHERE c = 37", "NULL NULL");
    }

    /** Only the quotient is NULL, not the choice that ends in it. */
    @Test
    void aQuotientByZeroInAChoice() throws SQLException {
        gives("SELECT COALESCE(a, 1 / 0), IFNULL(a, id % 0) FROM t WHERE id < 4", "37 37 | 7 7 | NULL NULL");
        gives(
                "SELECT IIF(a > 7, a, id / a), COALESCE(NULLIF(a, 37), id / a) FROM t",
                "0 7 | 37 0 | NULL 0 | NULL NULL");
        gives("SELECT COALESCE(COUNT(*), 10 % 0) FROM k", "3");
    }

    /** A DECIMAL column keeps 3.00 as a whole number, and so does what FLOOR and CEIL make of it. */
    @Test
    void aRoundedDecimalDividesAsItIsKept() throws SQLException {
        try (LiveDbms dbms = LiveDbms.sqlite(SETUP)) {
            dbms.refuses("SELECT CEIL(n) / 2 FROM t", "whole or in floating point");
            dbms.refuses("SELECT FLOOR(n) / 2 FROM t", "whole or in floating point");
        }
        gives("SELECT CEIL(n) / 2, FLOOR(n) / 2 FROM t WHERE id = 4", "2 2");
        gives("SELECT FLOOR(r) / 2 FROM t WHERE id < 3", "1 | 1.5");
    }

    @Test
    void keysTakeNull() throws SQLException {
        gives("SELECT COUNT(*), COUNT(c), COUNT(DISTINCT c) FROM k", "3 1 1");
        gives("SELECT v FROM k WHERE c IS NULL", "x | y");
    }

    @Test
    void likeFoldsTheLettersOfAsciiAlone() throws SQLException {
        gives("SELECT id FROM t WHERE s LIKE 'aB'", "4");
        gives("SELECT c FROM k WHERE 'É' LIKE 'é'", "");
    }

    @Test
    void functionsOfTexts() throws SQLException {
        gives(
                "SELECT INSTR(s, 'b'), SUBSTR(s, -2), SUBSTR(s, 0, 2), SUBSTR(s, -1, -1) FROM t WHERE id = 4",
                "2 Ab A A");
        gives(
                "SELECT REPLACE(s, 'b', 'xy'), TRIM(s, 'A'), TYPEOF(a), TYPEOF(s) FROM t WHERE id = 4",
                "Axy b integer text");
        gives("SELECT IIF(a > 6, 'x', 'y'), NULLIF(s, 'Ab') FROM t WHERE id IN (1, 4)", "x 37 | y NULL");
    }

    @Test
    void distinctInAnotherOrder() throws SQLException {
        gives("SELECT DISTINCT s FROM t ORDER BY r DESC LIMIT 1", " 37 ");
    }
}
