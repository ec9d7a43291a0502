package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** There are no more values than rows, and no fewer rows than differ. */
class ValueCountTest {
    private static final Proving PAIRS = Proving.over("CREATE TABLE t (g INT, x INT, y INT NOT NULL)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT x) > 1 | SELECT g FROM t GROUP BY g HAVING COUNT(*) > 1 AND COUNT(DISTINCT x) > 1",
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) <= 2 AND COUNT(DISTINCT y) <= 2 | SELECT g FROM t GROUP BY g HAVING COUNT(*) <= 2",
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
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) > 1 | SELECT g FROM t GROUP BY g HAVING COUNT(*) > 1 AND COUNT(DISTINCT x) > 1",
                "SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT y) <= 2 | SELECT g FROM t GROUP BY g HAVING COUNT(*) <= 2 AND COUNT(DISTINCT y) <= 2",
                "SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT y) > 1 | SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT x) > 1 AND COUNT(DISTINCT y) > 1",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
