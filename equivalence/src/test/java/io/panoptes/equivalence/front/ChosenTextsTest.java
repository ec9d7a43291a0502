package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each pair was run on MySQL 8.0.33, where the rows (1, 'a') and (2, 'A') tell those apart that do not agree. */
class ChosenTextsTest {
    private static final Front FRONT = new Front(
            SchemaReader.read(List.of("CREATE TABLE t (k INT PRIMARY KEY, a INT, s VARCHAR(9))")),
            ReadingProfiles.named("mysql"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT DISTINCT s FROM t | SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k DESC) AS n FROM t) x WHERE n = 1
            SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k) AS n FROM t) x WHERE n = 1 | SELECT s FROM (SELECT s, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k DESC) AS n FROM t) x WHERE n = 1
            SELECT DISTINCT s FROM t | SELECT s FROM t WHERE k IN (SELECT MAX(k) FROM t GROUP BY s)
            SELECT t.s FROM t JOIN (SELECT MIN(k) AS m FROM t GROUP BY s) x ON k = m | SELECT t.s FROM t JOIN (SELECT MAX(k) AS m FROM t GROUP BY s) x ON k = m
            SELECT s FROM (SELECT s FROM t ORDER BY s, k LIMIT 1) x | SELECT s FROM (SELECT s FROM t ORDER BY s, k DESC LIMIT 1) x
            SELECT s, c FROM (SELECT s, k, COUNT(*) OVER (PARTITION BY s) AS c, MAX(k) OVER (PARTITION BY s) AS m FROM t) x WHERE k = m | SELECT s, COUNT(*) AS c FROM t GROUP BY s
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
            """)
    void agree(String left, String right) {
        assertThat(ChosenTexts.agree(query(left), query(right))).isTrue();
    }

    private static Relation query(String text) {
        return FRONT.translate(text);
    }
}
