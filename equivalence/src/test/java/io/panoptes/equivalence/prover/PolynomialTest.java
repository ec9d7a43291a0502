package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Products of sums. */
class PolynomialTest {
    private static final Proving PAIRS =
            Proving.over("CREATE TABLE t (g INT, a DECIMAL(9, 2), b DECIMAL(9, 2), c INT, d INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT a * (1 - b) FROM t | SELECT a - b * a FROM t",
                "SELECT c * (d * a) FROM t | SELECT a * c * d FROM t",
                "SELECT (c + d) * (c - d) FROM t | SELECT c * c - d * d FROM t",
                "SELECT g, SUM(a * (1 - b)) FROM t GROUP BY g | SELECT g, SUM(a - a * b) FROM t GROUP BY g",
                "SELECT g, SUM(a * (1 - b) * (1 + c)) FROM t GROUP BY g | SELECT g, SUM((a - b * a) * c + a * (1 - b)) FROM t GROUP BY g",
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
                "SELECT a * (1 - b) FROM t | SELECT a - b FROM t",
                "SELECT (c + d) * (c - d) FROM t | SELECT c * c + d * d FROM t",
                // one is NULL where b is
                "SELECT a * (b - b) FROM t | SELECT a - a FROM t",
                "SELECT g, SUM(a * (1 - b)) FROM t GROUP BY g | SELECT g, SUM(a) - SUM(a * b) FROM t GROUP BY g",
                // whole numbers are cut
                "SELECT c * (d / 2) FROM t | SELECT c * d / 2 FROM t",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
