package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Products that give each row once. */
class ValueRowsTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT, f BOOLEAN)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT NOT NULL, f BOOLEAN)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT m FROM (SELECT MAX(a) AS m FROM t) x WHERE m IS NOT NULL | SELECT DISTINCT a FROM t WHERE a IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t s WHERE s.a > t.a)",
                "SELECT id, x FROM k WHERE f UNION SELECT id, x FROM k WHERE x = 1 | SELECT id, x FROM k WHERE f OR x = 1",
                "SELECT DISTINCT a FROM t WHERE a = 1 | SELECT 1 FROM u WHERE FALSE UNION SELECT a FROM t WHERE a = 1",
                "SELECT 1 FROM (SELECT COUNT(*) AS n FROM t) x WHERE n > 0 | SELECT DISTINCT 1 FROM t",
                "SELECT MIN(a), MAX(a) FROM t HAVING COUNT(a) > 0 | SELECT DISTINCT x.a, y.a FROM t x, t y WHERE NOT EXISTS (SELECT 1 FROM t z WHERE z.a < x.a OR z.a > y.a) AND x.a IS NOT NULL AND y.a IS NOT NULL",
            })
    void aFixedRowIsARowLikeOthers(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT m FROM (SELECT MAX(a) AS m FROM t) x WHERE m IS NOT NULL | SELECT a FROM t WHERE a IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t s WHERE s.a > t.a)",
                "SELECT MAX(a) FROM t | SELECT DISTINCT a FROM t WHERE a IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t s WHERE s.a > t.a)",
                "SELECT x FROM k WHERE f UNION SELECT x FROM k WHERE x = 1 | SELECT x FROM k WHERE f OR x = 1",
                "SELECT a, b FROM t WHERE f UNION SELECT a, b FROM t WHERE a = 1 | SELECT a, b FROM t WHERE f OR a = 1",
                "SELECT m FROM (SELECT MAX(a) AS m FROM t) x WHERE m IS NOT NULL | SELECT DISTINCT a FROM t WHERE NOT EXISTS (SELECT 1 FROM t s WHERE s.a > t.a)",
                "SELECT m FROM (SELECT MAX(a) AS m FROM t) x WHERE m IS NOT NULL | SELECT DISTINCT a FROM t WHERE a IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t s WHERE s.a >= t.a)",
                "SELECT MAX(CAST(a AS DECIMAL(9, 2)) / 3) FROM t HAVING COUNT(a) > 0 | SELECT MAX(a) FROM t HAVING COUNT(a) > 0",
            })
    void rowsThatMayRepeatAreNot(String left, String right) {
        assertThat(T.leavesOpen(left, right)).isTrue();
    }
}
