package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DialectMarksTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT IF(a > 1, 'x', 'y') FROM t",
                "SELECT a FROM t WHERE datediff(d, (SELECT MIN(d) FROM t)) = 1",
                "SELECT ISNULL(a) FROM t",
                "SELECT a FROM t WHERE a > 1 && b > 1",
                "SELECT a FROM t WHERE a IS NULL || b > 1",
                "SELECT DATE_ADD(d, INTERVAL 1 DAY) FROM t",
                "SELECT DATE_FORMAT(d, '%Y') FROM t"
            })
    void mySqlIsTold(String sql) {
        assertThat(DialectMarks.ofMySql(sql)).isTrue();
        assertThat(DialectMarks.ofOthers(sql)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a::TEXT FROM t",
                "SELECT t.a FROM t FULL OUTER JOIN u ON t.a = u.a",
                "SELECT a, COUNT(*) FROM t GROUP BY GROUPING SETS ((a), ())",
                "SELECT a FROM t ORDER BY a NULLS LAST",
                "SELECT a FROM t WHERE a IS NOT DISTINCT FROM 1",
                "SELECT COUNT(*) FILTER (WHERE a > 1) FROM t",
                "SELECT 'x' || a FROM t"
            })
    void othersAreTold(String sql) {
        assertThat(DialectMarks.ofOthers(sql)).isTrue();
        assertThat(DialectMarks.ofMySql(sql)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a / b FROM t",
                "SELECT DATEDIFF(DAY, d, e) FROM t",
                "SELECT t.date_format FROM t",
                "SELECT 'IF(a, b, c) and a::b' FROM t",
                "SELECT \"FULL JOIN\" FROM t -- IF(a, b, c)",
                "SELECT a || b FROM t",
                "SELECT COUNT(DISTINCT a) FROM t",
                "SELECT 'never closed"
            })
    void plainTextTellsNothing(String sql) {
        assertThat(DialectMarks.ofMySql(sql)).isFalse();
        assertThat(DialectMarks.ofOthers(sql)).isFalse();
    }

    @Test
    void aTextThatIsNotReadHasNoMarks() {
        assertThat(DialectMarks.ofMySql("SELECT 0x1F")).isFalse();
        assertThat(DialectMarks.ofOthers("SELECT 1_000")).isFalse();
    }
}
