package io.panoptes.equivalence.prover.rule.term;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The greatest of values that are chosen alike for all rows. */
class ChoiceOutsideTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, y INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT, p BOOLEAN)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT k.id, (SELECT MAX(CASE WHEN k.x > 0 THEN t.x ELSE t.g END) FROM t) FROM k | SELECT k.id, CASE WHEN k.x > 0 THEN (SELECT MAX(t.x) FROM t) ELSE (SELECT MAX(t.g) FROM t) END FROM k
        SELECT k.id, (SELECT MIN(CASE WHEN k.x > 0 THEN t.x END) FROM t) FROM k | SELECT k.id, CASE WHEN k.x > 0 THEN (SELECT MIN(t.x) FROM t) END FROM k
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT k.id, (SELECT MAX(CASE WHEN t.x > 0 THEN t.x ELSE t.g END) FROM t) FROM k | SELECT k.id, CASE WHEN k.x > 0 THEN (SELECT MAX(t.x) FROM t) ELSE (SELECT MAX(t.g) FROM t) END FROM k
        SELECT k.id, (SELECT MAX(CASE WHEN k.x > 0 THEN t.x ELSE t.g END) FROM t) FROM k | SELECT k.id, CASE WHEN k.x <= 0 THEN (SELECT MAX(t.g) FROM t) ELSE (SELECT MAX(t.x) FROM t) END FROM k
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isFalse();
        assertThat(PAIRS.proves(right, left)).isFalse();
    }
}
