package io.panoptes.equivalence.prover.rule.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a row has a number. */
class NumberBetweenTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT, p BOOLEAN)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT k.id FROM k WHERE EXISTS (SELECT 1 FROM (SELECT t.g, ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t) s WHERE s.g = k.g) | SELECT k.id FROM k WHERE EXISTS (SELECT 1 FROM t WHERE t.g = k.g)
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT k.id FROM k WHERE EXISTS (SELECT 1 FROM (SELECT t.g, ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t) s WHERE s.g = k.g AND s.n > 1) | SELECT k.id FROM k WHERE EXISTS (SELECT 1 FROM t WHERE t.g = k.g)
        SELECT k.id FROM k WHERE EXISTS (SELECT 1 FROM (SELECT t.g, ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t) s WHERE s.g = k.g AND s.n <> 2) | SELECT k.id FROM k WHERE EXISTS (SELECT 1 FROM (SELECT t.g, ROW_NUMBER() OVER (PARTITION BY g) AS n FROM t) s WHERE s.g = k.g AND s.n = 2)
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isFalse();
        assertThat(PAIRS.proves(right, left)).isFalse();
    }
}
