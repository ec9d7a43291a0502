package io.panoptes.equivalence.prover.rule.term;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greatest of the numbers and running counts of rows, ties among them, and how many rows there are. */
class GreatestRunningCountTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT, p BOOLEAN)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT COALESCE(MAX(n), 0) FROM (SELECT ROW_NUMBER() OVER (ORDER BY x) AS n FROM t WHERE x = x) s | SELECT COUNT(x) FROM t
        SELECT g, MAX(n) FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY y DESC) AS n FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        SELECT g, x, MAX(n) OVER (PARTITION BY g) FROM (SELECT g, x, COUNT(x) OVER (PARTITION BY g ORDER BY x) AS n FROM t) s | SELECT g, x, COUNT(x) OVER (PARTITION BY g) FROM t
        SELECT MAX((SELECT COUNT(*) FROM t o WHERE o.x >= t.x)) FROM t WHERE x IS NOT NULL | SELECT CASE WHEN COUNT(x) > 0 THEN COUNT(x) END FROM t
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # one of those that are counted is none of the rows
        SELECT MAX((SELECT COUNT(*) FROM t o WHERE o.x <= t.x)) FROM t WHERE g = 1 | SELECT CASE WHEN (SELECT COUNT(*) FROM t WHERE g = 1) > 0 THEN COUNT(x) END FROM t
        # those before alone
        SELECT g, MAX(n) FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY y) AS n FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        SELECT MAX((SELECT COUNT(*) FROM k o WHERE o.y < k.y)) FROM k | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) END FROM k
        # the least
        SELECT g, MIN(n) FROM (SELECT g, COUNT(*) OVER (PARTITION BY g ORDER BY y) AS n FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        # a NULL is neither before nor beside another row
        SELECT MAX((SELECT COUNT(*) FROM t o WHERE o.x < t.x) + (SELECT COUNT(*) FROM t o WHERE o.x = t.x)) FROM t | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) END FROM t
        # another column
        SELECT MAX((SELECT COUNT(*) FROM k o WHERE o.y < k.y) + (SELECT COUNT(*) FROM k o WHERE o.id = k.id)) FROM k | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) END FROM k
        SELECT MAX((SELECT COUNT(*) FROM k o WHERE o.y <= k.id)) FROM k | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) END FROM k
        # no row
        SELECT MAX(n) FROM (SELECT ROW_NUMBER() OVER (ORDER BY y) AS n FROM k) s | SELECT COUNT(*) FROM k
        # the number among others
        SELECT g, MAX(n) FROM (SELECT g, ROW_NUMBER() OVER (ORDER BY y) AS n FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isFalse();
        assertThat(PAIRS.proves(right, left)).isFalse();
    }
}
