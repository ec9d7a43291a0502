package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patterns of which one is wider than the other. */
class LikeTest {
    private static final Proving PAIRS = Proving.over("CREATE TABLE t (s VARCHAR(9), n INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT s FROM t WHERE s LIKE 'abc%' OR s LIKE 'ab%' | SELECT s FROM t WHERE s LIKE 'ab%'",
                "SELECT s FROM t WHERE s LIKE '%abc%' AND s LIKE '%b%' | SELECT s FROM t WHERE s LIKE '%abc%'",
                "SELECT s FROM t WHERE s NOT LIKE 'ab%' AND s NOT LIKE 'a%' | SELECT s FROM t WHERE s NOT LIKE 'a%'",
                "SELECT n FROM t WHERE (s LIKE 'a%') IS NULL | SELECT n FROM t WHERE s IS NULL",
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
                "SELECT s FROM t WHERE s LIKE 'abc%' OR s LIKE 'ab%' | SELECT s FROM t WHERE s LIKE 'abc%'",
                "SELECT s FROM t WHERE s LIKE 'a%' AND s LIKE '%a' | SELECT s FROM t WHERE s LIKE 'a%'",
                "SELECT s FROM t WHERE s LIKE 'a_' OR s LIKE 'a%' | SELECT s FROM t WHERE s LIKE 'a_'",
                "SELECT s FROM t WHERE s LIKE 'a%' OR s NOT LIKE 'a%' | SELECT s FROM t",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
