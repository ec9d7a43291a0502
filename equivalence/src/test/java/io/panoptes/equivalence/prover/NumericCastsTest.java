package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A cast between numbers changes nothing where the type has room for each value, and is a function elsewhere. */
class NumericCastsTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (id INT PRIMARY KEY, s SMALLINT, a INT, b BIGINT, n DECIMAL(8, 2), m DECIMAL(9, 4), x DOUBLE PRECISION, y REAL, d DATE)");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(a AS BIGINT)                           ; a
            CAST(CAST(b AS DECIMAL(19, 0)) AS BIGINT)   ; CAST(CAST(b AS DECIMAL(19, 0)) AS BIGINT)
            CAST(a AS DECIMAL(12, 2))                   ; a
            CAST(n AS DECIMAL(10, 3))                   ; n
            CAST(7 AS SMALLINT) + a                     ; 7 + a
            CAST(EXTRACT(MONTH FROM d) AS SMALLINT)     ; EXTRACT(MONTH FROM d)
            """)
    void keepsWhatFits(String left, String right) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(b AS INTEGER)          ; b
            CAST(a AS SMALLINT)         ; a
            CAST(a AS DECIMAL(6, 0))    ; a
            CAST(a AS DECIMAL(11, 2))   ; a
            CAST(n AS DECIMAL(8, 1))    ; n
            CAST(n AS DECIMAL(7, 2))    ; n
            CAST(b AS INTEGER)          ; CAST(b AS SMALLINT)
            CAST(n AS INTEGER)          ; CAST(n AS BIGINT)
            CAST(a AS REAL)             ; a
            """)
    void knowsNothingOfTheRest(String left, String right) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(s AS DOUBLE) = CAST(a AS DOUBLE)       ; s = a    ; true
            CAST(a AS DOUBLE) = CAST(id AS DOUBLE)      ; a = id   ; true
            CAST(b AS DOUBLE) = CAST(id AS DOUBLE)      ; b = id   ; false
            CAST(n AS DOUBLE) = 0.1                     ; n = 0.1  ; false
            x = b                                       ; CAST(x AS DECIMAL(30, 9)) = b ; false
            """)
    void comparesInFloatingPointOnlyWhatIsExactThere(String left, String right, boolean equal) {
        assertThat(T.proves("SELECT id FROM t WHERE %s".formatted(left), "SELECT id FROM t WHERE %s".formatted(right)))
                .isEqualTo(equal);
    }

    /** Where one branch has values that the type has no room for, the cast stays. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(CASE WHEN a > 0 THEN s ELSE a END AS INTEGER)          ; CASE WHEN a > 0 THEN s ELSE a END     ; true
            CAST(CASE WHEN a > 0 THEN a ELSE b END AS INTEGER)          ; CASE WHEN a > 0 THEN a ELSE b END     ; false
            CAST(CASE WHEN a > 0 THEN b ELSE a END AS INTEGER)          ; CASE WHEN a > 0 THEN b ELSE a END     ; false
            CAST(COALESCE(n, m) AS DECIMAL(10, 4))                      ; COALESCE(n, m)                        ; true
            CAST(COALESCE(n, m) AS DECIMAL(8, 2))                       ; COALESCE(n, m)                        ; false
            CAST(COALESCE(m, n) AS DECIMAL(8, 2))                       ; COALESCE(m, n)                        ; false
            CAST(COALESCE(a, b) AS DECIMAL(10, 0))                      ; COALESCE(a, b)                        ; false
            """)
    void keepsAChoiceWhereBothBranchesFit(String left, String right, boolean equal) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isEqualTo(equal);
    }

    /** As the standard has it, a sum has the type of what is summed; that it fits is taken for granted, and no more. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(SUM(a) AS INTEGER)                                     ; SUM(a)                            ; true
            CAST(SUM(s) AS SMALLINT)                                    ; SUM(s)                            ; true
            CAST(COALESCE(SUM(a), 0) AS INTEGER)                        ; COALESCE(SUM(a), 0)               ; true
            CAST(SUM(a) AS SMALLINT)                                    ; SUM(a)                            ; false
            CAST(SUM(b) AS INTEGER)                                     ; SUM(b)                            ; false
            CAST(SUM(CAST(a AS BIGINT)) AS INTEGER)                     ; SUM(CAST(a AS BIGINT))            ; false
            CAST(SUM(a) AS DECIMAL(10, 0))                              ; SUM(a)                            ; false
            CAST(COALESCE(SUM(a), 0) AS DECIMAL(10, 0))                 ; COALESCE(SUM(a), 0)               ; false
            CAST(SUM(a) + 1 AS INTEGER)                                 ; SUM(a) + 1                        ; false
            CAST(SUM(a * b) AS INTEGER)                                 ; SUM(a * b)                        ; false
            CAST(SUM(n) AS DECIMAL(8, 2))                               ; SUM(n)                            ; false
            CAST(MAX(b) AS INTEGER)                                     ; MAX(b)                            ; false
            """)
    void takesSumsOfWholeNumbersToFitTheirOwnType(String left, String right, boolean equal) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isEqualTo(equal);
        assertThat(T.proves(
                        "SELECT s, MIN(v) FROM (SELECT s, %s AS v FROM t GROUP BY s) AS g GROUP BY s".formatted(left),
                        "SELECT s, MIN(v) FROM (SELECT s, %s AS v FROM t GROUP BY s) AS g GROUP BY s".formatted(right)))
                .isEqualTo(equal);
        assertThat(T.proves(
                        "SELECT CAST(SUM(a) AS DOUBLE) FROM t WHERE id > 1",
                        "SELECT CAST(SUM(a) AS REAL) FROM t WHERE id > 1"))
                .isFalse();
    }

    /** A table has more than 9 rows soon, where MySQL gives 9 and others fail. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            CAST(COUNT(*) AS INTEGER)                                             ; COUNT(*)                                   ; true
            CAST(COUNT(*) AS DECIMAL(9, 2))                                       ; COUNT(*)                                   ; true
            CAST(COUNT(*) AS DECIMAL(1, 0))                                       ; COUNT(*)                                   ; false
            CAST(COUNT(*) AS DECIMAL(8, 2))                                       ; COUNT(*)                                   ; false
            CAST(COUNT(a) AS SMALLINT)                                            ; COUNT(a)                                   ; false
            CAST(SUM(CASE WHEN a > 0 THEN 1 ELSE 0 END) AS DECIMAL(2, 0))         ; SUM(CASE WHEN a > 0 THEN 1 ELSE 0 END)     ; false
            """)
    void keepsACountOnlyWhereThereIsRoom(String left, String right, boolean equal) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isEqualTo(equal);
    }
}
