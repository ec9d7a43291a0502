package io.panoptes.equivalence.prover.rule.term;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greatest and the least position of rows, and how many rows there are. */
class GreatestPositionTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT NOT NULL)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT g, MAX(r) FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        SELECT g, MAX(r) FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY id DESC) AS r FROM k WHERE x > 1) s GROUP BY g | SELECT g, COUNT(*) FROM k WHERE x > 1 GROUP BY g
        SELECT g, MIN(r) FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s GROUP BY g | SELECT g, 1 FROM k GROUP BY g
        SELECT COALESCE(MAX(r), 0) FROM (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) s | SELECT COUNT(*) FROM k
        SELECT MAX((SELECT COUNT(*) FROM k o WHERE o.id < k.id)) FROM k | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) - 1 END FROM k
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # ties
        SELECT g, MAX(r) FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY y) AS r FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        SELECT g, MAX(r) FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY x) AS r FROM t) s GROUP BY g | SELECT g, COUNT(*) FROM t GROUP BY g
        # no row
        SELECT MAX(r) FROM (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) s | SELECT COUNT(*) FROM k
        # one too many
        SELECT g, MAX(r) FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s GROUP BY g | SELECT g, COUNT(*) + 1 FROM k GROUP BY g
        SELECT g, MIN(r) FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s GROUP BY g | SELECT g, 0 FROM k GROUP BY g
        # the position among others
        SELECT g, MAX(r) FROM (SELECT g, ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) s GROUP BY g | SELECT g, COUNT(*) FROM k GROUP BY g
        SELECT g, MAX(r) FROM (SELECT g, x, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s WHERE x > 1 GROUP BY g | SELECT g, COUNT(*) FROM k WHERE x > 1 GROUP BY g
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
