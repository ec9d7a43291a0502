package io.panoptes.equivalence.prover.rule.term;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greatest and the least of the numbers that rows with ties get. */
class ExtremumOfIntervalTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT, p BOOLEAN)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT MAX(n) FROM (SELECT ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t WHERE g = 1) s | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) END FROM t WHERE g = 1
        SELECT MIN(n) FROM (SELECT ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t WHERE g = 1) s | SELECT MIN(1) FROM t WHERE g = 1
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT MAX(n) FROM (SELECT ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t WHERE g = 1) s | SELECT COUNT(*) FROM t WHERE g = 1
        SELECT MIN(n) FROM (SELECT ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t WHERE g = 1) s | SELECT MIN(0) FROM t WHERE g = 1
        # a number that is bounded otherwise too
        SELECT MAX(n) FROM (SELECT ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t WHERE g = 1) s WHERE n < 3 | SELECT CASE WHEN COUNT(*) > 0 THEN COUNT(*) END FROM t WHERE g = 1
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isFalse();
        assertThat(PAIRS.proves(right, left)).isFalse();
    }
}
