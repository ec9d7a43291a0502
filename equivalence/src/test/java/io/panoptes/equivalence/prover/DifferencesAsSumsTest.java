package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferencesAsSumsTest {
    private static final Proving T =
            Proving.over("CREATE TABLE t (id INT PRIMARY KEY, a INT, f BOOLEAN)", "CREATE TABLE u (a INT, b BIGINT)");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            (SELECT a FROM t UNION ALL SELECT a FROM t) EXCEPT ALL SELECT a FROM t WHERE f                           ; SELECT a FROM t UNION ALL SELECT a FROM t WHERE f IS NOT TRUE
            SELECT t.a FROM t, u WHERE t.a <> u.a AND u.a = 2 EXCEPT ALL SELECT t.a FROM t, u WHERE t.a <> 2 AND u.a = 2 AND f ; SELECT t.a FROM t, u WHERE t.a <> u.a AND u.a = 2 AND f IS NOT TRUE
            SELECT a FROM t EXCEPT ALL SELECT a FROM u                                                               ; (SELECT a FROM t WHERE f UNION ALL SELECT a FROM t WHERE f IS NOT TRUE) EXCEPT ALL SELECT a FROM u WHERE a = a OR a IS NULL
            SELECT a FROM t EXCEPT ALL SELECT a FROM u EXCEPT ALL SELECT a FROM u                                    ; SELECT a FROM t EXCEPT ALL (SELECT a FROM u UNION ALL SELECT a FROM u)
            SELECT t.a FROM t, u EXCEPT ALL (SELECT a FROM t UNION ALL SELECT t.a FROM t, u WHERE f)                  ; SELECT t.a FROM t, u WHERE f IS NOT TRUE EXCEPT ALL SELECT a FROM t
            """)
    void movesWhatIsTakenAway(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a FROM t EXCEPT ALL SELECT a FROM u                            ; SELECT a FROM t
            SELECT a FROM t EXCEPT ALL SELECT a FROM u                            ; SELECT a FROM u EXCEPT ALL SELECT a FROM t
            SELECT a FROM t EXCEPT ALL SELECT a FROM t WHERE f                    ; SELECT a FROM t WHERE NOT f
            (SELECT a FROM t UNION ALL SELECT a FROM u) EXCEPT ALL SELECT a FROM u WHERE a > 0  ; SELECT a FROM t UNION ALL SELECT a FROM u WHERE a <= 0
            SELECT a FROM t EXCEPT SELECT a FROM u                                ; SELECT a FROM t EXCEPT ALL SELECT a FROM u
            SELECT a FROM t EXCEPT ALL (SELECT a FROM u EXCEPT ALL SELECT a FROM t) ; (SELECT a FROM t UNION ALL SELECT a FROM t) EXCEPT ALL SELECT a FROM u
            """)
    void keepsWhatDiffersApart(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }
}
