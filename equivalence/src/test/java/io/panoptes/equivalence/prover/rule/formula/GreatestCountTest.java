package io.panoptes.equivalence.prover.rule.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greatest of the counts of groups, said in several ways. */
class GreatestCountTest {
    private static final Proving PAIRS = Proving.over("CREATE TABLE t (id INT PRIMARY KEY, g INT, x INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) >= ALL (SELECT COUNT(*) FROM t GROUP BY g) | SELECT g FROM t GROUP BY g HAVING COUNT(*) = (SELECT MAX(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s)",
                "SELECT MAX(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s | SELECT MAX(c) FROM (SELECT COUNT(*) OVER (PARTITION BY g) AS c FROM t) AS s",
                "SELECT g FROM (SELECT g, RANK() OVER (ORDER BY COUNT(*) DESC) AS r FROM t GROUP BY g) AS s WHERE r = 1 | SELECT g FROM t GROUP BY g HAVING COUNT(*) = (SELECT MAX(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s)",
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) = (SELECT MIN(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s) | SELECT g FROM t GROUP BY g HAVING COUNT(*) <= ALL (SELECT COUNT(*) FROM t GROUP BY g)",
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) < (SELECT MAX(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s) | SELECT g FROM t GROUP BY g HAVING COUNT(*) < ANY (SELECT COUNT(*) FROM t GROUP BY g)",
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) < (SELECT MIN(c) FROM (SELECT COUNT(*) AS c FROM t WHERE x > 1 GROUP BY g) AS s) | SELECT g FROM t GROUP BY g HAVING COUNT(*) < ALL (SELECT COUNT(*) FROM t WHERE x > 1 GROUP BY g) AND EXISTS (SELECT 1 FROM t WHERE x > 1)",
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
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) >= ALL (SELECT COUNT(*) FROM t GROUP BY g) | SELECT g FROM t GROUP BY g HAVING COUNT(x) = (SELECT MAX(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s)",
                "SELECT SUM(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s | SELECT SUM(c) FROM (SELECT COUNT(*) OVER (PARTITION BY g) AS c FROM t) AS s",
                // of no counts there is no least
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) < (SELECT MIN(c) FROM (SELECT COUNT(*) AS c FROM t WHERE x > 1 GROUP BY g) AS s) | SELECT g FROM t GROUP BY g HAVING COUNT(*) < ALL (SELECT COUNT(*) FROM t WHERE x > 1 GROUP BY g)",
                // the least is not the greatest
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) = (SELECT MIN(c) FROM (SELECT COUNT(*) AS c FROM t GROUP BY g) AS s) | SELECT g FROM t GROUP BY g HAVING COUNT(*) >= ALL (SELECT COUNT(*) FROM t GROUP BY g)",
                // x may be NULL, and is a sum of none then
                "SELECT x FROM t WHERE x = (SELECT MAX(c) FROM (SELECT SUM(x) AS c FROM t GROUP BY g) AS s) | SELECT x FROM t WHERE x >= ALL (SELECT SUM(x) FROM t GROUP BY g)",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
