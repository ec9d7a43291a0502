package io.panoptes.equivalence.front.dependency;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PresentColumnsTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE k (id INT PRIMARY KEY, x INT UNIQUE, y INT NOT NULL)", "CREATE TABLE t (a INT, b INT)"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SELECT * FROM k                                              | [0, 2]
        SELECT x, y + 1, y FROM k                                    | [2]
        SELECT a, b FROM t WHERE a > b OR a = 1                      | []
        SELECT a, b FROM t WHERE a > b                               | [0, 1]
        SELECT a, b FROM t WHERE a IS NULL                           | []
        SELECT a, b FROM t WHERE a IS NOT NULL                       | [0]
        SELECT k.id, a, b FROM t JOIN k ON a = x                     | [0, 1]
        SELECT k.id, a, b FROM t LEFT JOIN k ON a = x                | []
        SELECT k.id, a, b FROM t RIGHT JOIN k ON a = x               | [0]
        SELECT k.id, a, b FROM t FULL JOIN k ON a = x                | []
        SELECT x, COUNT(*), COUNT(y), MAX(y) FROM k GROUP BY x       | [1, 2]
        SELECT id, COUNT(*) FROM k GROUP BY ROLLUP(id)               | []
        SELECT id FROM k UNION SELECT a FROM t                       | []
        SELECT id FROM k INTERSECT SELECT a FROM t                   | [0]
        SELECT id FROM k EXCEPT SELECT a FROM t                      | [0]
        SELECT DISTINCT id, x FROM k ORDER BY x LIMIT 3              | [0]
        SELECT id, LAG(id) OVER (ORDER BY id) FROM k                 | [0]
        SELECT id FROM k WHERE id IN (SELECT a FROM t)               | [0]
        """)
    void knowsWhatIsNeverNull(String sql, String expected) {
        assertThat(new TreeSet<>(PresentColumns.of(new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql))))
                .hasToString(expected);
    }
}
