package io.panoptes.equivalence.evaluator;

import static io.panoptes.equivalence.evaluator.Evaluating.evaluating;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.value.Meaning;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluatorTest {
    private static final String R = "1 10 x | 2 20 y | 2 20 y | 3 NULL NULL | NULL 5 x";
    private static final String S = "1 7 | 2 NULL | 4 9";

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a FROM r WHERE b > 10                                        ; 2 | 2
            SELECT a FROM r WHERE NOT (b > 10)                                  ; 1 | NULL
            SELECT a FROM r WHERE a NOT IN (SELECT b FROM s)                    ; ''
            SELECT a FROM r WHERE a IN (SELECT a FROM s)                        ; 1 | 2 | 2
            SELECT a FROM r WHERE a > ALL (SELECT a FROM s WHERE a < 2)         ; 2 | 2 | 3
            SELECT r.a, s.b FROM r LEFT JOIN s ON r.a = s.a                     ; 1 7 | 2 NULL | 2 NULL | 3 NULL | NULL NULL
            SELECT r.a, s.a FROM r RIGHT JOIN s ON r.a = s.a AND s.b = 7        ; 1 1 | NULL 2 | NULL 4
            SELECT COUNT(*) FROM r FULL JOIN s ON r.a = s.a                     ; 6
            SELECT COUNT(*), COUNT(b), SUM(b), COUNT(DISTINCT b) FROM r         ; 5 4 55 3
            SELECT COUNT(*), SUM(b), MIN(c) FROM r WHERE a = 99                 ; 0 NULL NULL
            SELECT a, COUNT(*) FROM r WHERE a = 99 GROUP BY a                   ; ''
            SELECT a, COUNT(*) FROM r GROUP BY a HAVING COUNT(*) > 1            ; 2 2
            SELECT c, a, COUNT(*) FROM r WHERE a < 3 GROUP BY GROUPING SETS ((c), (a), ()) ; NULL 1 1 | NULL 2 2 | NULL NULL 3 | x NULL 1 | y NULL 2
            SELECT SUM(b) FILTER (WHERE a = 2) FROM r                           ; 40
            SELECT AVG(b) FROM r                                                ; 13.75
            SELECT a FROM r EXCEPT ALL SELECT a FROM s                          ; 2 | 3 | NULL
            SELECT a FROM r INTERSECT SELECT a FROM s                           ; 1 | 2
            SELECT a FROM r UNION SELECT a FROM s                               ; 1 | 2 | 3 | 4 | NULL
            SELECT a, (SELECT s.b FROM s WHERE s.a = r.a) FROM r WHERE a < 3    ; 1 7 | 2 NULL | 2 NULL
            SELECT a FROM r WHERE EXISTS (SELECT 1 FROM s WHERE s.a = r.a AND EXISTS (SELECT 1 FROM s s2 WHERE s2.a > r.b - 7)) ; 1
            SELECT r.a, x.m FROM r CROSS JOIN LATERAL (SELECT MAX(s.a) AS m FROM s WHERE s.a <= r.a) x ; 1 1 | 2 2 | 2 2 | 3 2 | NULL NULL
            SELECT a, RANK() OVER (ORDER BY a), DENSE_RANK() OVER (ORDER BY a) FROM r WHERE a > 0 ; 1 1 1 | 2 2 2 | 2 2 2 | 3 4 3
            SELECT a, SUM(a) OVER (ORDER BY a) FROM r WHERE a > 0               ; 1 1 | 2 5 | 2 5 | 3 8
            SELECT a, SUM(a) OVER (ORDER BY a ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM s ; 1 1 | 2 3 | 4 6
            SELECT a, COUNT(*) OVER (ORDER BY a RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM s ; 1 2 | 2 2 | 4 1
            SELECT a, LAG(a) OVER (ORDER BY a), LEAD(a, 1, 0) OVER (ORDER BY a) FROM s ; 1 NULL 2 | 2 1 4 | 4 2 0
            SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY b) FROM r WHERE a < 3 ; 1 1 | 2 1 | 2 2
            SELECT a FROM r WHERE c LIKE 'x%' OR c LIKE '_y'                    ; 1 | NULL
            SELECT CASE WHEN b IS NULL THEN 0 WHEN b > 10 THEN 1 END FROM r     ; 0 | 1 | 1 | NULL | NULL
            SELECT 7 / 2, -7 / 2, 7.0 / 2 FROM s WHERE a = 1                    ; 3 -3 3.5
            SELECT SUBSTRING(b FROM 1 FOR 1) FROM r                             ; 1 | 2 | 2 | 5 | NULL
            SELECT DISTINCT c FROM r                                            ; NULL | x | y
            """)
    void evaluates(String sql, String expected) {
        assertThat(evaluating(sql, R, S).rows()).isEqualTo(expected);
    }

    @Test
    void sortsWithNullsWhereTheKeySays() {
        assertThat(evaluating("SELECT b FROM s ORDER BY b DESC NULLS LAST", R, S)
                        .rowsInOrder())
                .isEqualTo("9 | 7 | NULL");
        assertThat(evaluating("SELECT b FROM s ORDER BY b NULLS FIRST LIMIT 2 OFFSET 1", R, S)
                        .rowsInOrder())
                .isEqualTo("7 | 9");
        assertThat(evaluating("SELECT b FROM s ORDER BY b NULLS FIRST LIMIT 9223372036854775807 OFFSET 1", R, S)
                        .rowsInOrder())
                .isEqualTo("7 | 9");
    }

    @Test
    void computesDecimalsExactlyBeyondLongsAndNoWholeNumbersThere() {
        assertThat(evaluating("SELECT a * 4000000000.0 * 4000000000 * 4000000000 = 2.56e29 FROM s WHERE a = 4", R, S)
                        .rows())
                .isEqualTo("T");
        assertThat(evaluating("SELECT a * 2000000000 * 1000000000 - 1 FROM s WHERE a = 4", R, S)
                        .rows())
                .isEqualTo("7999999999999999999");
        assertThat(evaluating("SELECT a * 4000000000 * 4000000000 * 4000000000 - 1 FROM s WHERE a = 4", R, S)
                        .rows())
                .isEqualTo("none: a whole number of more than 64 bits");
    }

    @Test
    void thirdsAddUp() {
        assertThat(evaluating("SELECT COUNT(*) FROM s WHERE (1.0 / 3) * 3 = 1", "", S)
                        .rows())
                .isEqualTo("3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a / (a - 2) FROM r                                 ; division by zero
            SELECT (SELECT a FROM s) FROM r                           ; a scalar subquery gave several rows
            SELECT a FROM s WHERE a = 4 AND 1 / (a - 1) = 1           ; division by zero
            SELECT a FROM s LIMIT 2                                   ; the answer depends on an order that the query leaves open
            SELECT c FROM (SELECT a, c FROM r ORDER BY c LIMIT 1) x   ; the answer depends on an order that the query leaves open
            SELECT a, ROW_NUMBER() OVER (ORDER BY c) FROM r           ; the answer depends on an order that the query leaves open
            SELECT LAG(a) OVER (PARTITION BY c ORDER BY c) FROM r     ; the answer depends on an order that the query leaves open
            SELECT ANY_VALUE(a) FROM s                                ; the answer depends on which value ANY_VALUE takes
            """)
    void hasNoAnswer(String sql, String reason) {
        assertThat(evaluating(sql, "1 10 x | 2 20 x", S).rows()).isEqualTo("none: " + reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT a FROM r ORDER BY b LIMIT 1        ; 1
            SELECT a FROM r LIMIT 1                   ; 1
            SELECT a, ROW_NUMBER() OVER () FROM r     ; 1 1 | 1 2
            SELECT ANY_VALUE(a) FROM r                ; 1
            SELECT a FROM s ORDER BY b LIMIT 2        ; 1 | 2
            """)
    void tiesOfEqualRowsDoNotMatter(String sql, String expected) {
        assertThat(evaluating(sql, "1 10 x | 1 10 x", "1 7 | 2 8 | 4 9").rows()).isEqualTo(expected);
    }

    @Test
    void divisionByZeroIsNullWhereTheMeaningSaysSo() {
        assertThat(evaluating("SELECT 1 / (a - 1) FROM s WHERE a < 3", "", S, Meaning.LENIENT)
                        .rows())
                .isEqualTo("1 | NULL");
    }
}
