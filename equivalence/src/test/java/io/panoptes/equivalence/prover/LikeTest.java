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
                "SELECT s FROM t WHERE s LIKE 'abc%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 3) = 'abc'",
                "SELECT s FROM t WHERE s NOT LIKE '20%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 2) <> '20'",
                "SELECT s FROM t WHERE s LIKE 'a%' OR s LIKE 'b%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 1) IN ('b', 'a')",
                "SELECT s FROM t WHERE SUBSTRING(s, 1, 2) = 'ab' AND s LIKE 'a%' | SELECT s FROM t WHERE s LIKE 'ab%'",
                "SELECT COUNT(CASE WHEN s LIKE '1%' THEN n END) FROM t | SELECT COUNT(n) FROM t WHERE SUBSTRING(s, 1, 1) = '1'",
                "SELECT n FROM t WHERE SUBSTRING(s, 1, 4) IS NULL | SELECT n FROM t WHERE s IS NULL",
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
                "SELECT s FROM t WHERE s LIKE 'abc%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 2) = 'ab'",
                "SELECT s FROM t WHERE s LIKE 'abc%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 4) = 'abc'",
                "SELECT s FROM t WHERE s LIKE 'abc%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 4) = 'abc%'",
                "SELECT s FROM t WHERE s LIKE 'abc%' | SELECT s FROM t WHERE SUBSTRING(s, 2, 3) = 'abc'",
                "SELECT s FROM t WHERE s LIKE 'abc%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 3) = 'abC'",
                "SELECT s FROM t WHERE s LIKE 'a %' | SELECT s FROM t WHERE SUBSTRING(s, 1, 2) = 'a '",
                "SELECT s FROM t WHERE s LIKE 'a_c%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 3) = 'a_c'",
                "SELECT s FROM t WHERE s LIKE '%bc%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 3) = '%bc'",
                "SELECT s FROM t WHERE s LIKE 'a%c%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 1) = 'a'",
                "SELECT s FROM t WHERE s LIKE 'abc' | SELECT s FROM t WHERE SUBSTRING(s, 1, 3) = 'abc'",
                "SELECT s FROM t WHERE s LIKE '%abc' | SELECT s FROM t WHERE SUBSTRING(s, 1, 3) = 'abc'",
                "SELECT s FROM t WHERE s NOT LIKE '20%' | SELECT s FROM t WHERE SUBSTRING(s, 1, 2) <> '20' OR s IS NULL",
                "SELECT n FROM t WHERE SUBSTRING(s, n, 4) IS NULL | SELECT n FROM t WHERE s IS NULL",
                "SELECT n FROM t WHERE SUBSTRING(s, 1, n) = 'a' | SELECT n FROM t WHERE s LIKE 'a%'",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
