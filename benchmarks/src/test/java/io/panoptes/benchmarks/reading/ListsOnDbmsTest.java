package io.panoptes.benchmarks.reading;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists that are made to rows, and stars with exceptions, as DuckDB has them. */
class ListsOnDbmsTest {
    private static final String[] SETUP = {
        "CREATE TABLE t (id INT, s VARCHAR, d VARCHAR, n INT)",
        "INSERT INTO t VALUES (1, 'a,b,,c', ',', 4), (2, '', ',', 5), (3, NULL, ',', 6), (4, 'xyx', 'x', NULL), (5, 'ab', NULL, 7)",
        "CREATE TABLE u (id INT, m INT)",
        "INSERT INTO u VALUES (1, 10), (1, 11), (4, 12), (9, 13)"
    };

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT id, UNNEST(string_split(s, ',')) FROM t",
                "SELECT UNNEST(str_split(s, d)) AS x FROM t WHERE id <> 2 ORDER BY x",
                "SELECT UNNEST(string_split(s, 'b')) || '!' FROM t",
                "SELECT id, UNNEST([n, id, NULL]) FROM t",
                "SELECT UNNEST(['a', 'b'])",
                "SELECT UNNEST([1, 2]), UNNEST([10, 20, 30])",
                "SELECT id, UNNEST([1, 2]), UNNEST(string_split(s, ',')) FROM t",
                "SELECT DISTINCT UNNEST([1, 2, 1]) FROM t",
                "SELECT UNNEST(string_split('abc', '')), UNNEST(string_split('', 'x'))",
                "SELECT x, COUNT(*) FROM (SELECT UNNEST(string_split(s, ',')) AS x FROM t) q GROUP BY x",
                "SELECT UNNEST(string_split(s, ',')) AS x, COUNT(*) FROM t GROUP BY x",
                "SELECT upper(UNNEST(string_split(s, ','))), COUNT(*) FROM t GROUP BY upper(UNNEST(string_split(s, ',')))",
                "SELECT t.id, UNNEST([m, n]) FROM t JOIN u ON t.id = u.id",
                "SELECT COUNT(*) FROM range(3) r(i), (SELECT UNNEST([1, 2])) q",
                "SELECT range, UNNEST([range, 7]) FROM range(2)",
                "SELECT * EXCLUDE s FROM t",
                "SELECT * EXCEPT ('s') FROM t",
                "SELECT t.* EXCLUDE (s, d), u.* FROM t, u WHERE t.id = u.id",
                "SELECT * EXCLUDE (t.id) FROM t JOIN u ON t.id = u.id",
                "SELECT * EXCLUDE (id) FROM t JOIN u USING (id)",
                "SELECT m1 FROM (SELECT * RENAME (m AS m1) FROM t RIGHT JOIN u USING (id))",
                "SELECT k FROM (SELECT * RENAME id AS k FROM t FULL JOIN u USING (id))",
                "SELECT * EXCLUDE (d) REPLACE (n + 1 AS n) RENAME (s AS t) FROM t",
                "SELECT COLUMNS(* EXCLUDE (s, d)) FROM t",
                "SELECT id FROM t EXCEPT SELECT id FROM u"
            })
    void duckDbGives(String sql) throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.agrees(sql, "");
        }
    }

    @Test
    void whatIsNotKnownIsRefused() throws SQLException {
        try (LiveDbms dbms = LiveDbms.duckDb(SETUP)) {
            dbms.refuses("SELECT ROW_NUMBER() OVER (), UNNEST([1, 2]) FROM t", "UNNEST beside");
            dbms.refuses("SELECT *, UNNEST([1, 2]) FROM t", "UNNEST beside");
            dbms.refuses(
                    "SELECT UNNEST([1, 2]) AS a, UNNEST([3, 4]) AS b, COUNT(*) FROM t GROUP BY a",
                    "UNNEST beside groups");
            dbms.refuses("SELECT UNNEST(string_split(repeat('a,', 99), ','))", "a list of more than 40 items");
            dbms.refuses("SELECT UNNEST(list(n)) FROM t", "UNNEST of a list");
            dbms.refuses("SELECT * EXCLUDE (z) FROM t", "no column");
            dbms.refuses("SELECT * EXCLUDE (t.id) FROM t LEFT JOIN u USING (id)", "one side of USING");
        }
    }
}
