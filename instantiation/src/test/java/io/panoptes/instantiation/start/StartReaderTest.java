package io.panoptes.instantiation.start;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.duckdb.DuckDbAdapter;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.state.SetupWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartReaderTest {
    private static final Profile DUCKDB = new DuckDbAdapter().profile(new Version("1.3.2.0"));
    private static final Profile SQLITE = new SqliteAdapter().profile(new Version("3.50.0.0"));

    private static StartState read(String sql, Profile profile) {
        return StartReader.read(new StartScript("shop.sql", sql, false), profile);
    }

    private static List<String> statements(StartState state, Profile profile) {
        return new SetupWriter(profile).write(state.steps());
    }

    private static List<String> told(StartState state) {
        return state.leftOut().stream().map(LeftOut::toString).toList();
    }

    @Test
    void tablesRowsAndIndexesAreRead() {
        StartState state = read("""
                CREATE TABLE Customers (Id INT PRIMARY KEY, name VARCHAR(40) NOT NULL);
                CREATE TABLE orders (id INT, customer INT REFERENCES customers (ID), total DECIMAL(8, 2), placed DATE,
                    PRIMARY KEY (id));
                INSERT INTO CUSTOMERS VALUES (1, 'ann'), (2, 'bob');
                INSERT INTO orders (placed, id, total) VALUES ('2024-02-29', 7, 9.5);
                CREATE INDEX by_day ON orders (placed DESC, id);
                """, DUCKDB);
        assertThat(told(state)).isEmpty();
        assertThat(statements(state, DUCKDB))
                .containsExactly(
                        "CREATE TABLE customers (id INTEGER NOT NULL, name VARCHAR NOT NULL, PRIMARY KEY (id))",
                        "CREATE TABLE orders (id INTEGER NOT NULL, customer INTEGER, total DECIMAL(10, 2), placed DATE,"
                                + " FOREIGN KEY (customer) REFERENCES customers (id), PRIMARY KEY (id))",
                        "INSERT INTO customers (id, name) VALUES (1, 'ann'), (2, 'bob')",
                        "INSERT INTO orders (id, total, placed) VALUES (7, 9.5, DATE '2024-02-29')",
                        "CREATE INDEX by_day ON orders (placed DESC, id)");
    }

    @Test
    void whatCanNotBeUsedIsToldAndCostsNoMore() {
        StartState state = read("""
                CREATE TABLE t (a INT, place POINT, at TIMESTAMP, b INT DEFAULT 3, PRIMARY KEY (a));
                CREATE TRIGGER x AFTER INSERT ON t FOR EACH ROW BEGIN UPDATE t SET b = 1; DELETE FROM t; END;
                INSERT INTO t VALUES (1, NULL, '2024-01-01 10:00:00', 2), (70000, NULL, NULL, 1);
                INSERT INTO t (a) SELECT 5;
                INSERT INTO nowhere VALUES (1);
                GRANT SELECT ON t TO me;
                GRANT SELECT ON t TO you;
                """, DUCKDB);
        assertThat(statements(state, DUCKDB))
                .containsExactly(
                        "CREATE TABLE t (a INTEGER NOT NULL, b INTEGER, PRIMARY KEY (a))",
                        "INSERT INTO t (a, b) VALUES (1, 2)");
        assertThat(told(state))
                .containsExactly(
                        "column t.place: the column place has the unknown type point",
                        "column t.at: states on duckdb have no columns of this type",
                        "DEFAULT of column t.b: rows are given whole",
                        "statement insert into t (a) select 5: only INSERT ... VALUES of constants is used",
                        "statement insert into nowhere values (1): there is no table nowhere that is used",
                        "1 rows of t: a value is no constant, or larger, finer or of other characters than campaigns use",
                        "1 statements CREATE TRIGGER ...: states have none such",
                        "2 statements GRANT SELECT ...: states have none such");
    }

    /** Where the DBMS compares texts without case, a proof does not. */
    @Test
    void textsKeepToWhatTheDbmsComparesAsItIs() {
        StartState state = read("""
                CREATE TABLE `T` (`A` CHAR(9), KEY `by_a` (`A`)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
                INSERT INTO `T` VALUES ('Ann'), ('zo\u00eb');
                """, SQLITE);
        assertThat(statements(state, SQLITE)).last().asString().endsWith("VALUES ('ann')");
        assertThat(told(state))
                .contains(
                        "constraint of t: key `by_a` (`a`): an index within a table is not made; write it as CREATE INDEX",
                        "padding of column t.a: texts have no blanks at their end",
                        "options of table t: tables are kept as the DBMS keeps them by itself")
                .anyMatch(line -> line.startsWith("1 rows of t: "));
    }

    @Test
    void aTableHasNoMoreRowsThanAStateTakes() {
        StartState state =
                read("CREATE TABLE t (a INT);" + "INSERT INTO t VALUES (1), (2);".repeat(StartRows.MOST), DUCKDB);
        assertThat(told(state)).containsExactly("200 rows of t: a table has 200 rows at most");
    }
}
