package io.panoptes.equivalence.prover.rule.bag;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of the values, and of the rows, from a point on. */
class PointApartTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE t (id INT PRIMARY KEY, x DECIMAL(5, 2) NOT NULL, n INT)",
            "CREATE TABLE o (g INT NOT NULL, k INT NOT NULL, x INT, u INT UNIQUE, PRIMARY KEY (g, k))");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT x, DENSE_RANK() OVER (ORDER BY x DESC) FROM t | SELECT x, (SELECT COUNT(DISTINCT o.x) FROM t o WHERE o.x >= t.x) FROM t",
                "SELECT x, DENSE_RANK() OVER (ORDER BY x) FROM t | SELECT a.x, COUNT(DISTINCT b.x) FROM t a JOIN t b ON b.x <= a.x GROUP BY a.id, a.x",
                "SELECT (SELECT COUNT(DISTINCT x) FROM t WHERE x >= 3) FROM t WHERE x = 3 | SELECT (SELECT COUNT(DISTINCT x) FROM t WHERE x > 3) + 1 FROM t WHERE x = 3",
                "SELECT n, DENSE_RANK() OVER (ORDER BY n DESC) FROM t WHERE n IS NOT NULL | SELECT n, (SELECT COUNT(DISTINCT o.n) FROM t o WHERE o.n >= t.n) FROM t WHERE n IS NOT NULL",
                "SELECT id, ROW_NUMBER() OVER (ORDER BY id) FROM t | SELECT id, (SELECT COUNT(*) FROM t o WHERE o.id <= t.id) FROM t",
                "SELECT g, k, ROW_NUMBER() OVER (PARTITION BY g ORDER BY k DESC) FROM o | SELECT g, k, (SELECT COUNT(*) FROM o p WHERE p.g = o.g AND p.k >= o.k) FROM o",
                "SELECT id, (SELECT COUNT(n) FROM t o WHERE o.id <= t.id) FROM t | SELECT id, (SELECT COUNT(n) FROM t o WHERE o.id < t.id) + CASE WHEN n IS NULL THEN 0 ELSE 1 END FROM t",
            })
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT x, (SELECT COUNT(DISTINCT o.x) FROM t o WHERE o.x > t.x) FROM t | SELECT x, (SELECT COUNT(DISTINCT o.x) FROM t o WHERE o.x >= t.x) FROM t",
                // the point may not be there
                "SELECT (SELECT COUNT(DISTINCT x) FROM t WHERE x >= 3) FROM t | SELECT (SELECT COUNT(DISTINCT x) FROM t WHERE x > 3) + 1 FROM t",
                // NULL has a rank, and is not compared
                "SELECT n, DENSE_RANK() OVER (ORDER BY n DESC) FROM t | SELECT n, (SELECT COUNT(DISTINCT o.n) FROM t o WHERE o.n >= t.n) FROM t",
                // with another g there may be more rows of one k
                "SELECT g, k, RANK() OVER (ORDER BY k) FROM o | SELECT g, k, (SELECT COUNT(*) FROM o p WHERE p.k <= o.k) FROM o",
                // several rows have no u
                "SELECT u, RANK() OVER (ORDER BY u) FROM o | SELECT u, (SELECT COUNT(*) FROM o p WHERE p.u <= o.u) FROM o",
                // this row may not count
                "SELECT id, (SELECT COUNT(n) FROM t o WHERE o.id <= t.id) FROM t | SELECT id, (SELECT COUNT(n) FROM t o WHERE o.id < t.id) + 1 FROM t",
                // of several with one value each counts
                "SELECT x, RANK() OVER (ORDER BY x DESC) FROM t | SELECT x, (SELECT COUNT(*) FROM t o WHERE o.x >= t.x) FROM t",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
