package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Functions of DuckDB that are known by value, on DuckDB itself. */
class DuckDbOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, s VARCHAR, p VARCHAR, n INT, d DATE, m TIMESTAMP)",
        "INSERT INTO t VALUES (1, 'hello world', 'o', 2, '2012-02-29', '2012-02-29 10:20:30')",
        "INSERT INTO t VALUES (2, '', '', 0, '2000-12-31', '2000-12-31 00:00:00')",
        "INSERT INTO t VALUES (3, 'aXbXc', 'X', 3, '1999-01-03', '1999-01-03 23:59:59')",
        "INSERT INTO t VALUES (4, NULL, 'a', NULL, NULL, NULL)",
        "INSERT INTO t VALUES (5, 'ab', 'abc', 5, '2024-07-15', '2024-07-15 12:00:00')"
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "concat_ws('-', s, p, 'z'); aXbXc-X-z | ab-abc-z | hello world-o-z",
                "instr(s, p); 0 | 1 | 2 | 5 | NULL",
                "contains(s, p); 0 | 1 | 1 | 1 | NULL",
                "starts_with(s, p); 0 | 0 | 0 | 1 | NULL",
                "suffix(s, 'c'); 0 | 0 | 0 | 1 | NULL",
                "replace(s, p, '+'); NULL | a+b+c",
                "translate(s, 'lo', '0'); NULL",
                "reverse(s); NULL",
                "repeat(p, n); NULL",
                "lpad(s, 4, '*'); NULL",
                "rpad(s, 4, 'xy'); NULL",
                "trim(s, 'ahc'); NULL",
                "ltrim(s, 'h'); NULL",
                "left(s, n); NULL",
                "left(s, -1); NULL",
                "right(s, n); NULL",
                "right(s, -2); NULL",
                "substring(s, 2, n); NULL",
                "substring(s, 0, 2); NULL",
                "substring(s, 3, -2); NULL",
                "ascii(s); NULL",
                "unicode(s); NULL",
                "split_part(s, 'X', 2); b",
                "split_part(s, 'X', -1); NULL",
                "gcd(n, 6); NULL",
                "sign(n - 2); NULL",
                "pow(n, 2); NULL",
                "sqrt(n); NULL",
                "quarter(d); NULL",
                "dayofweek(d); NULL",
                "isodow(d); NULL",
                "dayofyear(m); NULL",
                "week(d); NULL",
                "isoyear(d); NULL",
                "century(d); NULL",
                "decade(d); NULL",
                "millennium(d); NULL",
                "hour(m); NULL",
                "second(m); NULL",
                "extract(dow FROM d); NULL",
                "dayname(d); NULL",
                "monthname(d); NULL",
                "last_day(d); NULL",
                "make_date(2012, n + 1, 3); NULL"
            })
    void gives(String function, String part) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees("SELECT " + function + " FROM t", part);
        }
    }

    @Test
    void countIfIsASum() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.gives("SELECT COUNT_IF(n > 2) FROM t", "2");
            dbms.gives("SELECT COUNT_IF(n > 2) FROM t WHERE id = 2", "0");
            dbms.gives("SELECT COUNT_IF(n > 2) FROM t WHERE id = 4", "NULL");
            dbms.gives("SELECT COUNT_IF(n > 2) FROM t WHERE id > 5", "NULL");
        }
    }

    /** A sum of decimals has 38 digits, so that its common type with one of more digits behind the point rounds that one. */
    @Test
    void aSumOfDecimalsBesideMoreDigits() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb("CREATE TABLE x (n DECIMAL(4, 1))", "INSERT INTO x VALUES (0.3)")) {
            String reason = "no room for the digits of all";
            dbms.refuses("SELECT COALESCE(SUM(n), 0.25) FROM x", reason);
            dbms.refuses("SELECT CASE WHEN SUM(n) > 1 THEN SUM(n) ELSE 0.25 END FROM x", reason);
            dbms.refuses("SELECT GREATEST(SUM(n), 0.25) FROM x", reason);
            dbms.refuses("SELECT 0.25 UNION ALL SELECT SUM(n) FROM x", reason);
            dbms.refuses("SELECT 0.25 INTERSECT SELECT SUM(n) FROM x", reason);
            // DuckDB compares the two as they are.
            dbms.refuses("SELECT SUM(n) > 0.25 FROM x", reason);
            dbms.gives("SELECT COALESCE(SUM(n), 0.5), SUM(n) > 0.2, SUM(n) + 0.25 FROM x", "0.3 1 0.55");
            dbms.gives("SELECT MAX(n) FROM x HAVING SUM(n) BETWEEN 0.25 AND 0.35", "0.3");
        }
    }
}
