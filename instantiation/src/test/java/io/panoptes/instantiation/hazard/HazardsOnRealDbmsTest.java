package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** What each guard keeps out: two answers, of a DBMS that does what it says, to what is one query to a proof. */
class HazardsOnRealDbmsTest {
    private static final String SQLITE = "jdbc:sqlite::memory:";
    private static final String DUCKDB = "jdbc:duckdb:";
    private static final String H2 = "jdbc:h2:mem:";

    @Test
    void runtimeErrorOnDuckDb() {
        String table = "CREATE TABLE t AS SELECT 'x' AS s";
        String rows = " FROM (SELECT CAST(s AS INTEGER) AS d FROM t) AS x";
        assertThat(last(DUCKDB, table, "SELECT COUNT(*)" + rows)).isEqualTo("1");
        assertThat(last(DUCKDB, table, "SELECT COUNT(d)" + rows)).startsWith("fails");
    }

    @Test
    void overflowChangesTheTypeOnSqlite() {
        assertThat(last(SQLITE, "SELECT typeof(9223372036854775807 + (1 - 1))")).isEqualTo("integer");
        assertThat(last(SQLITE, "SELECT typeof((9223372036854775807 + 1) - 1)")).isEqualTo("real");
    }

    @Test
    void floatingPointOnSqlite() {
        assertThat(last(SQLITE, "SELECT (0.1 + 0.2) + 0.3 = 0.1 + (0.2 + 0.3)")).isEqualTo("0");
    }

    @Test
    void collationOnSqlite() {
        String table = "CREATE TABLE t (s TEXT COLLATE NOCASE)";
        assertThat(last(SQLITE, table, "INSERT INTO t VALUES ('a'), ('A')", "SELECT DISTINCT s FROM t"))
                .isEqualTo("a");
        assertThat(last(SQLITE, table, "INSERT INTO t VALUES ('A'), ('a')", "SELECT DISTINCT s FROM t"))
                .isEqualTo("A");
    }

    @Test
    void booleanAsIntegerOnSqlite() {
        assertThat(last(SQLITE, "SELECT 2 = TRUE")).isEqualTo("0");
        assertThat(last(SQLITE, "SELECT 2 IS TRUE")).isEqualTo("1");
    }

    @Test
    void implicitCastOnSqlite() {
        assertThat(last(SQLITE, "SELECT 1 = '1'")).isEqualTo("0");
        assertThat(last(SQLITE, "CREATE TABLE t (k INTEGER)", "INSERT INTO t VALUES (1)", "SELECT k = '1' FROM t"))
                .isEqualTo("1");
    }

    @Test
    void paddingOnSqliteWithTheCollationThatIgnoresTrailingBlanks() {
        assertThat(last(SQLITE, "SELECT 'a ' = 'a' COLLATE RTRIM")).isEqualTo("1");
        assertThat(last(SQLITE, "SELECT length('a ') = length('a')")).isEqualTo("0");
    }

    @Test
    void specialFloatOnDuckDb() {
        assertThat(last(DUCKDB, "SELECT '-0.0'::DOUBLE = '0.0'::DOUBLE")).isEqualTo("true");
        assertThat(last(DUCKDB, "SELECT '-0.0'::DOUBLE::VARCHAR = '0.0'::DOUBLE::VARCHAR"))
                .isEqualTo("false");
    }

    @Test
    void rowOrderOnSqlite() {
        String[] rows = {"CREATE TABLE t (k INTEGER)", "INSERT INTO t VALUES (1), (2)"};
        assertThat(last(SQLITE, rows[0], rows[1], "SELECT k FROM t LIMIT 1")).isEqualTo("1");
        assertThat(last(SQLITE, rows[0], rows[1], "PRAGMA reverse_unordered_selects = ON", "SELECT k FROM t LIMIT 1"))
                .isEqualTo("2");
    }

    @Test
    void scalarSubqueryOnSqliteAndDuckDb() {
        String query = "SELECT (SELECT k FROM (SELECT 1 AS k UNION ALL SELECT 2) AS t)";
        assertThat(last(SQLITE, query)).isEqualTo("1");
        assertThat(last(DUCKDB, query)).startsWith("fails");
    }

    @Test
    void ungroupedColumnOnSqliteAndH2() {
        String query = "SELECT k FROM (SELECT 1 AS k, 0 AS g UNION ALL SELECT 2, 0) AS t GROUP BY g";
        assertThat(last(SQLITE, query)).isNotBlank();
        assertThat(last(H2, query)).startsWith("fails");
    }

    @Test
    void nondeterminismOnSqlite() {
        assertThat(last(SQLITE, "SELECT RANDOM() = RANDOM()")).isEqualTo("0");
    }

    @Test
    void resultTypeOnSqlite() {
        assertThat(last(SQLITE, "SELECT SUM(k) = AVG(k) FROM (SELECT 1 AS k)")).isEqualTo("1");
        assertThat(last(SQLITE, "SELECT SUM(k) || '' = AVG(k) || '' FROM (SELECT 1 AS k)"))
                .isEqualTo("0");
    }

    @Test
    void sharedStateOnSqlite() {
        assertThat(last(SQLITE, "SELECT 'A' LIKE 'a'")).isEqualTo("1");
        assertThat(last(SQLITE, "PRAGMA case_sensitive_like = ON", "SELECT 'A' LIKE 'a'"))
                .isEqualTo("0");
    }

    /** The first value of the last statement in an empty database. */
    private static String last(String database, String... statements) {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            for (int i = 0; i < statements.length - 1; i++) {
                statement.execute(statements[i]);
            }
            try (ResultSet rows = statement.executeQuery(statements[statements.length - 1])) {
                return rows.next() ? String.valueOf(rows.getObject(1)) : "no row";
            }
        } catch (SQLException e) {
            return "fails: " + e.getMessage();
        }
    }
}
