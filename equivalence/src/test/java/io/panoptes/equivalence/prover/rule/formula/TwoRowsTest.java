package io.panoptes.equivalence.prover.rule.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts beside one, and rows that differ from a row. */
class TwoRowsTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, u INT UNIQUE)", "CREATE TABLE t (g INT, x INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT g FROM k GROUP BY g HAVING COUNT(g) > 1 | SELECT DISTINCT a.g FROM k a JOIN k b ON a.g = b.g AND a.id <> b.id",
                "SELECT id FROM k WHERE g IN (SELECT g FROM k GROUP BY g HAVING COUNT(*) = 1) | SELECT id FROM k WHERE g IS NOT NULL AND NOT EXISTS (SELECT 1 FROM k o WHERE o.g = k.g AND o.id <> k.id)",
                "SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT x) >= 2 | SELECT g FROM t GROUP BY g HAVING MIN(x) < MAX(x)",
                "SELECT g FROM k GROUP BY g HAVING COUNT(*) < 2 | SELECT g FROM k GROUP BY g HAVING COUNT(*) = 1",
                "SELECT g, MIN(id) FROM k GROUP BY g HAVING COUNT(*) = 1 | SELECT g, id FROM k WHERE NOT EXISTS (SELECT 1 FROM k o WHERE o.g IS NOT DISTINCT FROM k.g AND o.id <> k.id)",
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
                // rows without a key may be the same
                "SELECT g FROM t GROUP BY g HAVING COUNT(g) > 1 | SELECT DISTINCT a.g FROM t a JOIN t b ON a.g = b.g AND a.x <> b.x",
                // a key that may be NULL
                "SELECT g FROM k GROUP BY g HAVING COUNT(g) > 1 | SELECT DISTINCT a.g FROM k a JOIN k b ON a.g = b.g AND a.u <> b.u",
                "SELECT g FROM k GROUP BY g HAVING COUNT(*) > 1 | SELECT DISTINCT a.g FROM k a JOIN k b ON a.g = b.g AND a.id <> b.id",
                "SELECT g FROM k GROUP BY g HAVING COUNT(g) > 2 | SELECT DISTINCT a.g FROM k a JOIN k b ON a.g = b.g AND a.id <> b.id",
                "SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT x) = 1 | SELECT g FROM t GROUP BY g HAVING COUNT(DISTINCT x) < 2",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
