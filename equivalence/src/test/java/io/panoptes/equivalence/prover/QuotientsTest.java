package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quotients by numbers, remainders, and quotients with a factor. */
class QuotientsTest {
    private static final String T = "CREATE TABLE t (a INT, b INT, d DECIMAL(9, 2), e DECIMAL(9, 2))";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t WHERE a / 60 < 5 | SELECT a FROM t WHERE a < 300",
                "SELECT a FROM t WHERE a / 60 >= 15 | SELECT a FROM t WHERE a >= 900",
                "SELECT a FROM t WHERE a / 2 = 0 | SELECT a FROM t WHERE a BETWEEN -1 AND 1",
                "SELECT a FROM t WHERE a % 2 = 0 OR a % 2 <> 0 | SELECT a FROM t WHERE a IS NOT NULL",
                "SELECT a FROM t WHERE a % 10 > 9 | SELECT a FROM t WHERE a <> a",
                "SELECT a / 2 * 2 + MOD(a, 2) FROM t | SELECT a FROM t",
                "SELECT ROUND(a, 2), ROUND(CASE WHEN a > 1 THEN d ELSE e END, 1) FROM t | SELECT a, CASE WHEN a > 1 THEN ROUND(d, 1) ELSE ROUND(e, 1) END FROM t",
                "SELECT d * (1 - CASE WHEN a > 1 THEN 0.25 ELSE 0 END) FROM t | SELECT CASE WHEN a > 1 THEN d * 0.75 ELSE d END FROM t",
                "SELECT AVG(a) FROM (SELECT DISTINCT a FROM t WHERE a = 7) x | SELECT MAX(a) FROM t WHERE a = 7",
                "SELECT ROUND(d, 1) FROM t WHERE d IS NULL | SELECT d FROM t WHERE d IS NULL",
                "SELECT b / b FROM t WHERE b > 0 | SELECT 1 FROM t WHERE b > 0",
                "SELECT a FROM t WHERE a >= 0 AND a % 3 < 0 | SELECT a FROM t WHERE FALSE",
            })
    void areEqual(String left, String right) {
        assertThat(Proving.over(T).proves(left, right)).isTrue();
        assertThat(Proving.over(T).proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t WHERE a / 60 > 5 | SELECT a FROM t WHERE a > 300",
                "SELECT a FROM t WHERE a / 2 = 0 | SELECT a FROM t WHERE a BETWEEN 0 AND 1",
                "SELECT a FROM t WHERE a % 2 <> 0 | SELECT a FROM t WHERE a % 2 = 1",
                "SELECT a FROM t WHERE a % 3 < 0 | SELECT a FROM t WHERE FALSE",
                "SELECT b / b FROM t | SELECT 1 FROM t WHERE b IS NOT NULL",
                "SELECT ROUND(a, -1) FROM t | SELECT a FROM t",
                "SELECT ROUND(CASE WHEN a > 1 THEN d ELSE e END, 1) FROM t | SELECT CASE WHEN a > 1 THEN ROUND(d, 1) ELSE ROUND(e, 2) END FROM t",
                "SELECT a / 0 FROM t | SELECT NULL FROM t",
                "SELECT a % b FROM t | SELECT a - b * (a / b) FROM t",
                "SELECT a / 2 * 2 FROM t | SELECT a FROM t",
            })
    void differ(String left, String right) {
        assertThat(Proving.over(T).leavesOpen(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT d / e * 100 FROM t | SELECT d * 100 / e FROM t",
                "SELECT AVG(d) * 100 FROM t | SELECT SUM(d) * 100 / COUNT(d) FROM t",
                "SELECT a, ROUND(AVG(CASE WHEN d > 1 THEN 1.0 ELSE 0.0 END) * 100, 2) FROM t GROUP BY a | SELECT a, ROUND(SUM(CASE WHEN d > 1 THEN 100.0 ELSE 0.0 END) / COUNT(*), 2) FROM t GROUP BY a",
            })
    void areEqualIfNothingIsRounded(String left, String right) {
        Proving exact = Proving.over(T).allowing(Assumption.EXACT_QUOTIENTS);
        assertThat(exact.proves(left, right)).isTrue();
        assertThat(exact.proves(right, left)).isTrue();
        Proving read = Proving.over(T).allowing(Assumption.READINGS.toArray(Assumption[]::new));
        assertThat(read.proves(left, right))
                .as("DBMSs round at different places")
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT d / e * 100 FROM t | SELECT d / (e * 100) FROM t",
                "SELECT ROUND(d / e, 2) * 100 FROM t | SELECT ROUND(d * 100 / e, 2) FROM t",
                "SELECT a / b * 100 FROM t | SELECT a * 100 / b FROM t",
                "SELECT AVG(d) * 100 FROM t | SELECT SUM(d) * 100 / COUNT(*) FROM t",
            })
    void differEvenIfNothingIsRounded(String left, String right) {
        Proving exact = Proving.over(T).allowing(Assumption.EXACT_QUOTIENTS);
        assertThat(exact.leavesOpen(left, right)).isTrue();
    }
}
