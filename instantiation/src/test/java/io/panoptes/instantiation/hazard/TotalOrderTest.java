package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A LIMIT over an order with ties gives what the plan happens to read first: what is taken for total and is not, is a false alarm. */
class TotalOrderTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (k INT PRIMARY KEY, a INT, b INT, u INT NOT NULL UNIQUE, n INT UNIQUE)",
            "CREATE TABLE p (x INT, y INT, z INT, PRIMARY KEY (x, y))"));

    private static boolean isTotal(String sql) {
        Nodes nodes = Nodes.of(SqlReader.query(sql));
        TotalOrder order = new TotalOrder(nodes, SCHEMA);
        return nodes.queries(Query.Ordered.class).allMatch(order::isTotal);
    }

    private static boolean numbersTotally(String sql) {
        Nodes nodes = Nodes.of(SqlReader.query(sql));
        TotalOrder order = new TotalOrder(nodes, SCHEMA);
        return nodes.queries(Query.Select.class)
                .allMatch(select -> select.items().stream()
                        .allMatch(item -> item instanceof Query.SelectItem.Column(var value, var ignored)
                                && order.isTotal(select, value)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM t ORDER BY a LIMIT 1",
                "SELECT a, b FROM t ORDER BY b, a LIMIT 1",
                "SELECT a + 1 AS c FROM t ORDER BY c LIMIT 1",
                "SELECT a + 1 FROM t ORDER BY a + 1 LIMIT 1",
                "SELECT t.a FROM t ORDER BY a LIMIT 1",
                "SELECT a AS b, b AS c FROM t ORDER BY b, c LIMIT 1",
                "SELECT * FROM t ORDER BY k LIMIT 1",
                "SELECT a, b FROM t ORDER BY k LIMIT 1",
                "SELECT a, b FROM t AS x ORDER BY x.k LIMIT 1",
                "SELECT a, b FROM t ORDER BY u LIMIT 1",
                "SELECT z FROM p ORDER BY y, x LIMIT 1",
                "SELECT k, COUNT(*) AS c FROM t GROUP BY k ORDER BY k LIMIT 1",
                "SELECT MAX(a) FROM t LIMIT 1",
                "SELECT MAX(a) + 1, b FROM t ORDER BY b LIMIT 1",
                "SELECT a FROM t LIMIT 0"
            })
    void leavesNoTies(String sql) {
        assertThat(isTotal(sql)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a, b FROM t ORDER BY a LIMIT 1",
                "SELECT * FROM t ORDER BY a LIMIT 1",
                "SELECT a, b FROM t ORDER BY n LIMIT 1",
                "SELECT z FROM p ORDER BY x LIMIT 1",
                "SELECT t.a, p.z FROM t, p ORDER BY k LIMIT 1",
                "SELECT MAX(a) FROM t GROUP BY b LIMIT 1",
                "SELECT a, MAX(b) OVER () FROM t ORDER BY a LIMIT 1",
                // the aggregate is that of another query
                "SELECT a, (SELECT MAX(x) FROM p) FROM t ORDER BY a LIMIT 1",
                // the key is not the column of that name, but what goes by it
                "SELECT a AS k, b FROM t ORDER BY k LIMIT 1",
                "SELECT a AS b, b AS c FROM t ORDER BY b LIMIT 1",
                "SELECT t.a, s.a FROM t, t AS s ORDER BY a LIMIT 1",
                "SELECT z FROM p AS q(y, z, x) ORDER BY x, y LIMIT 1",
                // the table is not the one of that name
                "WITH t AS (SELECT a AS k, b FROM t) SELECT b FROM t ORDER BY k LIMIT 1",
                // a key stands in several groups
                "SELECT k, a FROM t GROUP BY ROLLUP(k, a) ORDER BY k LIMIT 1"
            })
    void leavesTies(String sql) {
        assertThat(isTotal(sql)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a, ROW_NUMBER() OVER (ORDER BY k) FROM t",
                "SELECT a, LAG(b) OVER (PARTITION BY b ORDER BY a, u) FROM t",
                "SELECT a, b, ROW_NUMBER() OVER (PARTITION BY a ORDER BY b) FROM t",
                "SELECT RANK() OVER (ORDER BY a) FROM t",
                "SELECT SUM(b) OVER (ORDER BY a) FROM t"
            })
    void numbersRowsThatDiffer(String sql) {
        assertThat(numbersTotally(sql)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a, ROW_NUMBER() OVER (ORDER BY a) + b FROM t",
                "SELECT b, ROW_NUMBER() OVER (ORDER BY a) FROM t",
                "SELECT a, NTILE(2) OVER (ORDER BY a) FROM t",
                "SELECT a, LAG(b) OVER (ORDER BY a) FROM t",
                "SELECT a, SUM(b) OVER (ORDER BY a ROWS UNBOUNDED PRECEDING) FROM t",
                "SELECT x, ROW_NUMBER() OVER (ORDER BY x) + z FROM p"
            })
    void numbersTies(String sql) {
        assertThat(numbersTotally(sql)).isFalse();
    }
}
