package io.panoptes.instantiation.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SqlReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An expression over a table that is extended with NULLs is evaluated on a row that the table does not have. */
class NullExtensionTest {
    private static boolean reaches(String sql) {
        return NullExtension.reaches(SqlReader.query(sql), "T");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT u.a FROM u LEFT JOIN t ON u.a = t.a",
                "SELECT u.a FROM t RIGHT JOIN u ON u.a = t.a",
                "SELECT u.a FROM t FULL JOIN u ON u.a = t.a",
                "SELECT u.a FROM u FULL JOIN t ON u.a = t.a",
                "SELECT u.a FROM u LEFT JOIN (v JOIN t AS x ON v.a = x.a) ON u.a = v.a",
                "SELECT u.a FROM (t JOIN v ON t.a = v.a) RIGHT JOIN u ON u.a = v.a",
                "SELECT 1 FROM u WHERE EXISTS (SELECT 1 FROM v LEFT JOIN t ON v.a = t.a)",
                "SELECT x.a FROM (SELECT v.a FROM v LEFT JOIN t ON v.a = t.a) x",
                "WITH x AS (SELECT v.a FROM v LEFT JOIN t ON v.a = t.a) SELECT a FROM x",
                "SELECT a FROM t UNION SELECT v.a FROM v LEFT JOIN t ON v.a = t.a"
            })
    void reachesTheTable(String sql) {
        assertThat(reaches(sql)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT t.a FROM t LEFT JOIN u ON u.a = t.a",
                "SELECT t.a FROM u RIGHT JOIN t ON u.a = t.a",
                "SELECT t.a FROM t JOIN u ON u.a = t.a CROSS JOIN v",
                "SELECT t.a FROM (t JOIN v ON t.a = v.a) LEFT JOIN u ON u.a = v.a",
                // evaluated below the join
                "SELECT u.a FROM u LEFT JOIN (SELECT t.a FROM t) x ON u.a = x.a",
                "SELECT u.a FROM u LEFT JOIN v ON u.a = (SELECT MAX(t.a) FROM t)"
            })
    void doesNotReachIt(String sql) {
        assertThat(reaches(sql)).isFalse();
    }
}
