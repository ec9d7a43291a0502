package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts in a row. */
class ConcatenationTest {
    private static final Proving T = Proving.over("CREATE TABLE t (a VARCHAR(9), b VARCHAR(9), n INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "SELECT (a || '-') || b FROM t ; SELECT a || ('-' || b) FROM t",
                "SELECT (a || '-') || ('>' || b) FROM t ; SELECT a || ('->' || b) FROM t",
                "SELECT a || '' FROM t ; SELECT a FROM t",
                "SELECT '' || '' FROM t ; SELECT '' FROM t",
            })
    void areEqual(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "SELECT a || b FROM t ; SELECT b || a FROM t",
                "SELECT a || ' ' FROM t ; SELECT a FROM t",
                "SELECT '' || a FROM t ; SELECT COALESCE(a, '') FROM t",
                "SELECT CAST(n AS VARCHAR(9)) || '' FROM t ; SELECT n FROM t",
            })
    void differ(String left, String right) {
        assertThat(T.leavesOpen(left, right)).isTrue();
    }
}
