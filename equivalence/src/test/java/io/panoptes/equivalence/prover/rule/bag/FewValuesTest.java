package io.panoptes.equivalence.prover.rule.bag;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of values that are among a few. */
class FewValuesTest {
    private static final Proving PAIRS = Proving.over("CREATE TABLE t (g INT, x INT, s VARCHAR(9))");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT g FROM t WHERE s IN ('A', 'B') GROUP BY g HAVING COUNT(DISTINCT s) = 2 | SELECT DISTINCT g FROM t WHERE s = 'A' AND EXISTS (SELECT 1 FROM t o WHERE o.s = 'B' AND o.g IS NOT DISTINCT FROM t.g)",
                "SELECT COUNT(DISTINCT x) FROM t WHERE x IN (1, 2) | SELECT (SELECT COUNT(*) FROM (SELECT DISTINCT x FROM t WHERE x = 1) a) + (SELECT COUNT(*) FROM (SELECT DISTINCT x FROM t WHERE x = 2) b)",
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
                "SELECT g FROM t WHERE s IN ('A', 'B') GROUP BY g HAVING COUNT(DISTINCT s) >= 1 | SELECT DISTINCT g FROM t WHERE s = 'A' AND EXISTS (SELECT 1 FROM t o WHERE o.s = 'B' AND o.g IS NOT DISTINCT FROM t.g)",
                "SELECT g FROM t WHERE s IN ('A', 'B') GROUP BY g HAVING COUNT(s) = 2 | SELECT DISTINCT g FROM t WHERE s = 'A' AND EXISTS (SELECT 1 FROM t o WHERE o.s = 'B' AND o.g IS NOT DISTINCT FROM t.g)",
                // rows of two values may be in both parts
                "SELECT COUNT(*) FROM (SELECT DISTINCT g, x FROM t WHERE x = 1 OR g = 2) a | SELECT (SELECT COUNT(*) FROM (SELECT DISTINCT g, x FROM t WHERE x = 1) a) + (SELECT COUNT(*) FROM (SELECT DISTINCT g, x FROM t WHERE g = 2) b)",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
