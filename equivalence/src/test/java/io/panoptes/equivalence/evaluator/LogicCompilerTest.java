package io.panoptes.equivalence.evaluator;

import static io.panoptes.equivalence.evaluator.Evaluating.evaluating;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogicCompilerTest {
    /** The value of a condition over one row of r: T, F or NULL. */
    private static String value(String condition, String row, String s) {
        return evaluating("SELECT " + condition + " FROM r", row, s).rowsInOrder();
    }

    /** a is 1 (TRUE where it is 1), b is as given. */
    @ParameterizedTest
    @CsvSource({
        "1,1,T,T",
        "1,0,F,T",
        "0,1,F,T",
        "0,0,F,F",
        "1,NULL,NULL,T",
        "NULL,1,NULL,T",
        "0,NULL,F,NULL",
        "NULL,0,F,NULL",
        "NULL,NULL,NULL,NULL"
    })
    void andAndOrHaveThreeValues(String a, String b, String and, String or) {
        String row = a + " " + b + " x";
        assertThat(value("a = 1 AND b = 1", row, "")).isEqualTo(and);
        assertThat(value("a = 1 OR b = 1", row, "")).isEqualTo(or);
    }

    @Test
    void ofThreeTheDecisiveOneCounts() {
        assertThat(value("a = 1 AND b = 1 AND c = 'y'", "1 NULL x", "")).isEqualTo("F");
        assertThat(value("a = 2 OR b = 1 OR c = 'x'", "1 NULL x", "")).isEqualTo("T");
        assertThat(value("a = 1 AND b = 1 AND c = 'x'", "1 NULL x", "")).isEqualTo("NULL");
    }

    /** A DBMS may evaluate the other side first, and fail. */
    @Test
    void aSideThatMayFailIsAlwaysAsked() {
        assertThat(value("a = 1 AND 1 / b = 1", "0 0 x", "")).startsWith("none: ");
        assertThat(value("1 / b = 1 OR a = 1", "1 0 x", "")).startsWith("none: ");
        assertThat(value("a = 1 AND 1 / b = 1", "0 1 x", "")).isEqualTo("F");
        assertThat(value("a = 1 OR 1 / b = 1", "1 1 x", "")).isEqualTo("T");
        assertThat(value("1 / b = 2 AND a IS NULL", "0 1 x", "")).isEqualTo("F");
    }

    @ParameterizedTest
    @CsvSource({
        "a = b,F,T,F",
        "a <> b,T,F,T",
        "a < b,T,F,F",
        "a <= b,T,T,F",
        "a > b,F,F,T",
        "a >= b,F,T,T",
        "a IS DISTINCT FROM b,T,F,T",
        "a IS NOT DISTINCT FROM b,F,T,F"
    })
    void comparisons(String condition, String less, String equal, String greater) {
        assertThat(value(condition, "1 2 x", "")).isEqualTo(less);
        assertThat(value(condition, "2 2 x", "")).isEqualTo(equal);
        assertThat(value(condition, "3 2 x", "")).isEqualTo(greater);
    }

    @Test
    void comparisonsWithNull() {
        assertThat(value("a = b", "NULL 2 x", "")).isEqualTo("NULL");
        assertThat(value("a < b", "2 NULL x", "")).isEqualTo("NULL");
        assertThat(value("a IS DISTINCT FROM b", "2 NULL x", "")).isEqualTo("T");
        assertThat(value("a IS DISTINCT FROM b", "NULL NULL x", "")).isEqualTo("F");
        assertThat(value("a IS NOT DISTINCT FROM b", "NULL NULL x", "")).isEqualTo("T");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        1 1 ; 1 0 | 2 0   ; T
        3 1 ; 1 0 | 2 0   ; F
        3 1 ; 1 0 | NULL 0; NULL
        1 1 ; NULL 0 | 1 0; T
        NULL 1 ; 1 0      ; NULL
        NULL 1 ; ''       ; F
        """)
    void membership(String row, String s, String value) {
        assertThat(value("a IN (SELECT a FROM s)", row + " x", s)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        1 2 ; 1 2            ; T
        1 2 ; 1 3            ; F
        1 2 ; NULL 2         ; NULL
        1 2 ; NULL 3         ; F
        1 2 ; 2 NULL         ; F
        1 NULL ; 1 2         ; NULL
        1 NULL ; 2 2         ; F
        1 2 ; NULL 2 | 1 2   ; T
        1 2 ; NULL 2 | 3 3   ; NULL
        """)
    void membershipOfRows(String row, String s, String value) {
        assertThat(value("(a, b) IN (SELECT a, b FROM s)", row + " x", s)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        > ALL  ; 3 ; 1 0 | 2 0     ; T
        > ALL  ; 2 ; 1 0 | 2 0     ; F
        > ALL  ; 3 ; 1 0 | NULL 0  ; NULL
        > ALL  ; 1 ; NULL 0 | 2 0  ; F
        > ALL  ; NULL ; ''         ; T
        > ALL  ; NULL ; 1 0        ; NULL
        > SOME ; 2 ; 1 0 | 2 0     ; T
        > SOME ; 1 ; 1 0 | 2 0     ; F
        > SOME ; 1 ; 1 0 | NULL 0  ; NULL
        > SOME ; 2 ; NULL 0 | 1 0  ; T
        > SOME ; NULL ; ''         ; F
        <= SOME; 2 ; 2 0           ; T
        < SOME ; 2 ; 2 0           ; F
        >= ALL ; 2 ; 2 0           ; T
        <> ALL ; 2 ; 1 0 | 2 0     ; F
        = SOME ; 2 ; 1 0 | 2 0     ; T
        """)
    void quantifiedComparisons(String comparison, String a, String s, String value) {
        assertThat(value("a %s (SELECT a FROM s)".formatted(comparison), a + " 0 x", s))
                .isEqualTo(value);
    }

    /** A date beside a timestamp is its midnight. */
    @Test
    void datesBesideTimestamps() {
        String day = "CAST('2024-02-29' AS DATE)";
        String midnight = "TIMESTAMP '2024-02-29 00:00:00'";
        assertThat(value(day + " = " + midnight, "1 1 x", "")).isEqualTo("T");
        assertThat(value(day + " IS DISTINCT FROM " + midnight, "1 1 x", "")).isEqualTo("F");
        assertThat(value(midnight + " IN (SELECT " + day + " FROM s)", "1 1 x", "1 1"))
                .isEqualTo("T");
        assertThat(value(day + " IN (SELECT " + midnight + " FROM s)", "1 1 x", "1 1"))
                .isEqualTo("T");
    }
}
