package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

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
            })
    void differ(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isFalse();
        assertThat(PAIRS.proves(right, left)).isFalse();
    }
}
