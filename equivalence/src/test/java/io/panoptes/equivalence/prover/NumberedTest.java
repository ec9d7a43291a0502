package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Equal rows that are told apart by a number. */
class NumberedTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT, f BOOLEAN)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT NOT NULL, f BOOLEAN)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT a FROM t INTERSECT ALL SELECT a FROM u | SELECT a FROM u INTERSECT ALL SELECT a FROM t",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u WHERE b > 0 | SELECT a FROM t EXCEPT ALL SELECT a FROM u WHERE NOT (b <= 0)",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM u | SELECT x.a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS r FROM t INTERSECT SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) FROM u) x",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u | SELECT x.a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS r FROM t EXCEPT SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) FROM u) x",
                "SELECT a FROM t ORDER BY a LIMIT 3 | SELECT a FROM (SELECT a, ROW_NUMBER() OVER (ORDER BY a) AS r FROM t) x WHERE r <= 3",
                "SELECT a FROM t ORDER BY a LIMIT 2 OFFSET 1 | SELECT a FROM (SELECT a, ROW_NUMBER() OVER (ORDER BY a) AS r FROM t) x WHERE r > 1 AND r < 4",
                "SELECT MIN(a) FROM t | SELECT (SELECT a FROM t WHERE a IS NOT NULL ORDER BY a LIMIT 1)",
                "SELECT f, a FROM t WHERE f | SELECT f, a FROM (SELECT f, a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS r FROM t WHERE f) x WHERE r > 0",
                "SELECT id, ROW_NUMBER() OVER (ORDER BY id) FROM k | SELECT id, ROW_NUMBER() OVER (ORDER BY id) FROM (SELECT id FROM k WHERE (f IS NULL) IS NULL UNION ALL SELECT id FROM k WHERE f IS NULL UNION ALL SELECT id FROM k WHERE f IS NOT NULL) s",
                "SELECT k.id, k.f FROM k JOIN t ON t.a < k.id | SELECT id, f FROM (SELECT k.id, k.f, ROW_NUMBER() OVER (PARTITION BY k.id ORDER BY k.x) AS r FROM k JOIN t ON t.a < k.id) s WHERE r > 0",
                "SELECT MAX(a) FROM t | SELECT (SELECT a FROM t WHERE a IS NOT NULL ORDER BY a DESC LIMIT 1)",
            })
    void countsRowsByTheirNumbers(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u | SELECT a FROM u EXCEPT ALL SELECT a FROM t",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM u | SELECT a FROM t EXCEPT ALL SELECT a FROM u",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u | SELECT x.a FROM (SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS r FROM t EXCEPT SELECT a, 1 FROM u) x",
                "SELECT a FROM t ORDER BY a LIMIT 3 | SELECT a FROM t ORDER BY a LIMIT 2",
                "SELECT a FROM t ORDER BY a LIMIT 2 | SELECT a FROM t ORDER BY a DESC LIMIT 2",
                "SELECT a FROM t ORDER BY a LIMIT 2 | SELECT DISTINCT a FROM t ORDER BY a LIMIT 2",
                "SELECT a FROM t ORDER BY a LIMIT 3 | SELECT a FROM (SELECT a, RANK() OVER (ORDER BY a) AS r FROM t) x WHERE r <= 3",
                "SELECT MIN(a) FROM t | SELECT (SELECT a FROM t WHERE a IS NOT NULL ORDER BY a DESC LIMIT 1)",
                "SELECT MIN(a) FROM t | SELECT a FROM t WHERE a IS NOT NULL ORDER BY a LIMIT 1",
                "SELECT f, a FROM t WHERE f | SELECT f, a FROM (SELECT f, a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS r FROM t WHERE f) x WHERE r > 1",
                "SELECT k.id, k.f FROM k JOIN t ON t.a < k.id | SELECT id, f FROM (SELECT k.id, k.f, ROW_NUMBER() OVER (PARTITION BY k.x ORDER BY k.id) AS r FROM k JOIN t ON t.a < k.id) s WHERE r > 1",
                "SELECT k.id, t.b FROM k JOIN t ON t.a < k.id | SELECT id, b FROM (SELECT k.id, t.b, ROW_NUMBER() OVER (PARTITION BY k.id ORDER BY k.x) AS r FROM k JOIN t ON t.a < k.id) s WHERE r = 1",
                "SELECT f, a FROM t WHERE f OR b > 0 | SELECT f, a FROM (SELECT f, a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) AS r FROM t WHERE f OR b > 0) x WHERE r > 0",
            })
    void aNumberIsNoMoreThanThat(String left, String right) {
        assertThat(T.leavesOpen(left, right)).isTrue();
    }
}
