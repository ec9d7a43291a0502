package io.panoptes.equivalence.front.folding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each pair was run on MySQL 8.0.33: rows that differ in case only, and an index on one of the columns, tell those apart that do not
 * agree. It gives the first that it meets of UNION, DISTINCT and GROUP BY, that of the second arm of INTERSECT, and of MIN and MAX
 * the first or the last, as it reads an index or the table.
 */
class ChosenTextsTest {
    private static final Front FRONT = new Front(
            SchemaReader.read(List.of(
                    "CREATE TABLE t (k INT PRIMARY KEY, a INT, s VARCHAR(9))",
                    "CREATE TABLE r (k INT PRIMARY KEY, a INT, s VARCHAR(9))")),
            ReadingProfiles.named("mysql"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT DISTINCT s FROM t | SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k DESC) AS n FROM t) x WHERE n = 1
            SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k) AS n FROM t) x WHERE n = 1 | SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k DESC) AS n FROM t) x WHERE n = 1
            SELECT DISTINCT s FROM t | SELECT s FROM t WHERE k IN (SELECT MAX(k) FROM t GROUP BY s)
            SELECT t.s FROM t JOIN (SELECT MIN(k) AS m FROM t GROUP BY s) x ON k = m | SELECT t.s FROM t JOIN (SELECT MAX(k) AS m FROM t GROUP BY s) x ON k = m
            SELECT s FROM (SELECT s FROM t ORDER BY s, k LIMIT 1) x | SELECT s FROM (SELECT s FROM t ORDER BY s, k DESC LIMIT 1) x
            SELECT s, c FROM (SELECT s, k, COUNT(*) OVER (PARTITION BY s) AS c, MAX(k) OVER (PARTITION BY s) AS m FROM t) x WHERE k = m | SELECT s, COUNT(*) AS c FROM t GROUP BY s
            SELECT s FROM t UNION SELECT s FROM r | SELECT s FROM r UNION SELECT s FROM t
            SELECT s FROM t INTERSECT SELECT s FROM r | SELECT s FROM r INTERSECT SELECT s FROM t
            SELECT s FROM t WHERE a = 1 UNION SELECT s FROM t WHERE a = 2 | SELECT s FROM t WHERE a = 2 UNION SELECT s FROM t WHERE a = 1
            SELECT s FROM t WHERE a = 1 UNION SELECT s FROM t WHERE a = 2 | SELECT DISTINCT s FROM t WHERE a IN (1, 2)
            SELECT DISTINCT s FROM (SELECT s FROM t UNION ALL SELECT s FROM r) x | SELECT DISTINCT s FROM (SELECT s FROM r UNION ALL SELECT s FROM t) x
            SELECT MAX(s) FROM (SELECT s FROM t UNION ALL SELECT s FROM r) x | SELECT MAX(s) FROM (SELECT s FROM r UNION ALL SELECT s FROM t) x
            SELECT k, (SELECT MAX(r.s) FROM r WHERE r.a = t.a) AS m FROM t | SELECT t.k, m FROM t LEFT JOIN (SELECT a, MAX(s) AS m FROM r GROUP BY a) x ON x.a = t.a
            SELECT k, s FROM t UNION SELECT t.k, x.s FROM t JOIN r x ON t.a = x.k | SELECT t.k, x.s FROM t JOIN r x ON t.a = x.k UNION SELECT k, s FROM t
            SELECT DISTINCT r.k, t.s FROM t JOIN r ON t.s = r.s WHERE t.a = 1 | SELECT DISTINCT r.k, t.s FROM r JOIN t ON t.s = r.s WHERE t.a = 1
            SELECT DISTINCT s FROM t WHERE s IN (SELECT s FROM r) | SELECT DISTINCT t.s FROM t JOIN r ON t.s = r.s
            SELECT s, COUNT(k) FROM t GROUP BY s | SELECT s, SUM(1) FROM t GROUP BY s
            SELECT a, s FROM t UNION SELECT a, 'y' FROM r | SELECT a, 'y' FROM r UNION SELECT a, s FROM t
            """)
    void differ(String left, String right) {
        assertThat(ChosenTexts.agree(query(left), query(right))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT DISTINCT s FROM t | SELECT s FROM t GROUP BY s
            SELECT s FROM t UNION SELECT s FROM t | SELECT DISTINCT s FROM t
            SELECT s FROM t WHERE a = 1 | SELECT s FROM t WHERE NOT a <> 1
            SELECT k, s FROM t GROUP BY k, s | SELECT k, s FROM t
            SELECT s FROM t GROUP BY k, s | SELECT s FROM t
            SELECT k, s FROM (SELECT k, s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k) AS n FROM t) x WHERE n = 1 | SELECT k, s FROM t WHERE k IN (SELECT MIN(k) FROM t GROUP BY s)
            SELECT k FROM (SELECT k, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k) AS n FROM t) x WHERE n = 1 | SELECT MIN(k) FROM t GROUP BY s
            SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY a ORDER BY k) AS n FROM t) x WHERE n = 1 | SELECT s FROM t WHERE k IN (SELECT MIN(k) FROM t GROUP BY a)
            SELECT s, COUNT(*) OVER (PARTITION BY s) FROM t | SELECT x.s, x.c FROM (SELECT s, COUNT(*) OVER (PARTITION BY s) AS c FROM t) x
            SELECT s FROM (SELECT s FROM t ORDER BY s, k LIMIT 1) x | SELECT s FROM (SELECT s FROM t ORDER BY s, k LIMIT 1) x
            SELECT s FROM t UNION SELECT s FROM r | SELECT DISTINCT s FROM (SELECT s FROM t UNION ALL SELECT s FROM r) x
            SELECT k, s FROM t WHERE a = 1 UNION SELECT k, s FROM t WHERE a = 2 | SELECT k, s FROM t WHERE a = 2 UNION SELECT k, s FROM t WHERE a = 1
            SELECT COUNT(*) FROM (SELECT s FROM t UNION SELECT s FROM r) x | SELECT COUNT(*) FROM (SELECT s FROM r UNION SELECT s FROM t) x
            SELECT a FROM t GROUP BY a, s | SELECT a FROM t GROUP BY s, a
            SELECT a, s, COUNT(k) FROM t GROUP BY a, s | SELECT a, s, COUNT(k) FROM t GROUP BY s, a
            SELECT a, 'x' AS c FROM t UNION SELECT a, 'y' FROM r | SELECT a, 'y' AS c FROM r UNION SELECT a, 'x' FROM t
            SELECT s, COUNT(*) AS c FROM t GROUP BY s HAVING COUNT(*) > 1 | SELECT s, c FROM (SELECT s, COUNT(*) AS c FROM t GROUP BY s) x WHERE c > 1
            """)
    void agree(String left, String right) {
        assertThat(ChosenTexts.agree(query(left), query(right))).isTrue();
    }

    private static Relation query(String text) {
        return FRONT.translate(text);
    }
}
