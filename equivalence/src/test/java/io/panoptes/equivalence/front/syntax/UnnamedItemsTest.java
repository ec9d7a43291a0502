package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PostgreSQL calls {@code SUM(a)} sum and {@code CAST(a AS INT)} a, SQLite and PostgreSQL a column of VALUES column1. */
class UnnamedItemsTest {
    private static final Schema SCHEMA = SchemaReader.read(
            "CREATE TABLE t (k INT PRIMARY KEY, a INT, sum BIGINT, max INT, column1 INT); CREATE TABLE v (a INT, c INT)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k FROM t NATURAL JOIN (SELECT CAST(a AS INT) FROM v) AS z",
                "SELECT k FROM t NATURAL JOIN (VALUES (1)) AS z",
                "SELECT k FROM t JOIN (SELECT 1 AS k, MAX(a) FROM v) AS z USING (k, max)",
                "SELECT k FROM t WHERE a IN (SELECT a FROM (SELECT CAST(a AS BIGINT) FROM v) AS z)",
                "SELECT k FROM t WHERE EXISTS (SELECT 1 FROM (VALUES (1), (2)) AS z WHERE column1 = t.a)",
                "SELECT (SELECT max FROM (SELECT MAX(a) FROM v) AS z) FROM t",
                "WITH z AS (SELECT MAX(a) FROM v) SELECT (SELECT max FROM z) FROM t",
                "SELECT (SELECT max FROM (SELECT MAX(a) FROM v UNION ALL SELECT 1) AS z) FROM t",
                "SELECT (SELECT max FROM (SELECT * FROM (SELECT MAX(a) FROM v) AS y) AS z) FROM t",
                "SELECT k FROM t NATURAL JOIN (SELECT v.*, MAX(a) OVER () FROM v) AS z",
                "SELECT k, SUM(a) OVER (PARTITION BY k) FROM t ORDER BY sum, k",
                "SELECT MAX(a) FROM t GROUP BY k, max ORDER BY max DESC",
            })
    void aNameThatAnItemMayHaveIsRefused(String sql) {
        assertThatThrownBy(() -> read(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("a name that a DBMS may give to an item without one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k FROM t NATURAL JOIN (SELECT CAST(a AS INT) AS a FROM v) AS z",
                "SELECT k FROM t JOIN (VALUES (1)) AS z (b) ON b = a",
                "SELECT x + 1 FROM (SELECT a AS x, COUNT(*) FROM v GROUP BY a) AS z WHERE x > 1 ORDER BY x",
                "SELECT k FROM t WHERE EXISTS (SELECT 1 FROM (SELECT MAX(a) FROM v) AS z WHERE t.max = 1)",
                "SELECT (SELECT c FROM v, (SELECT COUNT(*) FROM v) AS z LIMIT 1) FROM t",
                "SELECT c FROM (SELECT v.*, MAX(a) OVER () FROM v) AS z WHERE a > 1",
                "SELECT SUM(a) AS s FROM t GROUP BY k ORDER BY s",
                "SELECT k, COUNT(*) FROM t GROUP BY k ORDER BY k",
            })
    void othersAreRead(String sql) {
        assertThatCode(() -> read(sql)).doesNotThrowAnyException();
    }

    private static void read(String sql) {
        new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
    }
}
