package io.panoptes.equivalence.prover.rule.term;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greatest of one value, as often as there are rows. */
class ExtremumOfOneValueTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT, p BOOLEAN)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT MIN(0) FROM t WHERE p | SELECT CASE WHEN COUNT(*) > 0 THEN 0 END FROM t WHERE p
        SELECT MAX(CASE WHEN p THEN 1 ELSE 1 END) FROM t | SELECT CASE WHEN COUNT(*) > 0 THEN 1 END FROM t
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT MIN(0) FROM t WHERE p | SELECT CASE WHEN COUNT(*) > 0 THEN 0 END FROM t
        SELECT MAX(x) FROM t WHERE p | SELECT MAX(x) FROM t WHERE p AND x > 0
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isFalse();
        assertThat(PAIRS.proves(right, left)).isFalse();
    }
}
