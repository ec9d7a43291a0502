package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums over the same rows, taken apart. */
class StarsTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT, f BOOLEAN)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT NOT NULL, f BOOLEAN)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT COUNT(*) FROM t | SELECT SUM(n) FROM (SELECT COUNT(*) AS n FROM t WHERE f UNION ALL SELECT COUNT(*) FROM t WHERE f IS NOT TRUE) x",
                "SELECT SUM(a) FROM t | SELECT SUM(s) FROM (SELECT SUM(a) AS s FROM t WHERE a > b UNION ALL SELECT SUM(a) FROM t WHERE NOT (a > b) UNION ALL SELECT SUM(a) FROM t WHERE (a > b) IS NULL) x",
                "SELECT COUNT(*) + COUNT(*) FROM t | SELECT 2 * COUNT(*) FROM t",
                "SELECT COUNT(f) FROM t | SELECT (SELECT COUNT(*) FROM t WHERE f) + (SELECT COUNT(*) FROM t WHERE NOT f)",
                "SELECT SUM(a) FROM t WHERE f IS NOT TRUE AND FALSE | SELECT SUM(a) FROM t WHERE a IS NULL",
                "SELECT b FROM u WHERE (SELECT COUNT(*) FROM t WHERE t.a = u.a) > 1 | SELECT b FROM u WHERE (SELECT COUNT(*) FROM t WHERE t.a = u.a AND f) + (SELECT COUNT(*) FROM t WHERE t.a = u.a AND f IS NOT TRUE) > 1",
            })
    void sumsAreTheSumsOfTheirParts(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT COUNT(*) FROM t | SELECT SUM(n) FROM (SELECT COUNT(*) AS n FROM t WHERE f UNION ALL SELECT COUNT(*) FROM t WHERE NOT f) x",
                "SELECT COUNT(*) FROM t | SELECT SUM(n) FROM (SELECT COUNT(*) AS n FROM t WHERE a > 0 UNION ALL SELECT COUNT(*) FROM t WHERE a IS NULL OR a < 2) x",
                "SELECT SUM(a) FROM t | SELECT COALESCE(SUM(s), 0) FROM (SELECT SUM(a) AS s FROM t WHERE f UNION ALL SELECT SUM(a) FROM t WHERE f IS NOT TRUE) x",
                "SELECT SUM(a) FROM t | SELECT (SELECT SUM(a) FROM t WHERE f) + (SELECT SUM(a) FROM t WHERE f IS NOT TRUE)",
                "SELECT SUM(a) FROM t | SELECT SUM(s) FROM (SELECT SUM(a) AS s FROM t WHERE f UNION ALL SELECT SUM(b) FROM t WHERE f IS NOT TRUE) x",
                "SELECT COUNT(DISTINCT a) FROM t | SELECT SUM(n) FROM (SELECT COUNT(DISTINCT a) AS n FROM t WHERE f UNION ALL SELECT COUNT(DISTINCT a) FROM t WHERE f IS NOT TRUE) x",
                "SELECT MAX(a) FROM t | SELECT SUM(n) FROM (SELECT MAX(a) AS n FROM t WHERE f UNION ALL SELECT MAX(a) FROM t WHERE f IS NOT TRUE) x",
            })
    void partsThatAreNotAllOfItAreNotEnough(String left, String right) {
        assertThat(T.leavesOpen(left, right)).isTrue();
    }
}
