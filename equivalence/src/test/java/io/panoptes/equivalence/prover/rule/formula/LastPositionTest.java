package io.panoptes.equivalence.prover.rule.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of at least some position, and how many rows there are. */
class LastPositionTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT NOT NULL)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT DISTINCT g FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s WHERE r >= 3 | SELECT g FROM k GROUP BY g HAVING COUNT(*) >= 3",
                "SELECT DISTINCT g FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY id DESC) AS r FROM k) s WHERE r = 2 | SELECT g FROM k GROUP BY g HAVING COUNT(*) > 1",
                "SELECT g FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.g = k.g AND o.id < k.id) > 1 GROUP BY g | SELECT g FROM k WHERE g IS NOT NULL GROUP BY g HAVING COUNT(*) > 2",
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
                // ties
                "SELECT DISTINCT g FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY y) AS r FROM k) s WHERE r >= 3 | SELECT g FROM k GROUP BY g HAVING COUNT(*) >= 3",
                "SELECT DISTINCT g FROM (SELECT g, RANK() OVER (PARTITION BY g ORDER BY x) AS r FROM t) s WHERE r >= 2 | SELECT g FROM t GROUP BY g HAVING COUNT(*) >= 2",
                // one too many
                "SELECT DISTINCT g FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s WHERE r >= 3 | SELECT g FROM k GROUP BY g HAVING COUNT(*) >= 2",
                // the position among others
                "SELECT DISTINCT g FROM (SELECT g, ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) s WHERE r >= 3 | SELECT g FROM k GROUP BY g HAVING COUNT(*) >= 3",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
