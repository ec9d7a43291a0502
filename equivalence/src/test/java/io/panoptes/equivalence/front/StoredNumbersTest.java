package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredNumbersTest {
    /** In SQLite each of these divides whole where the number is a whole one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CASE WHEN sal > 0 THEN sal ELSE 0.5 END / 2 FROM emp",
                "SELECT CASE WHEN sal > 0 THEN 3 ELSE 0.5 END / 2 FROM emp",
                "SELECT CASE WHEN sal > 0 THEN 0 ELSE 0.5 END + 3 AS z FROM emp GROUP BY 1 HAVING z / 2 > 1",
                "SELECT (CASE WHEN sal > 0 THEN 0 ELSE 0.5 END + 3) / 2 FROM emp",
                "SELECT COALESCE(SUM(sal), 0.0) / 2 FROM emp",
                "SELECT MAX(sal, 0.5) / 2 FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN sal ELSE 0.0 END) / COUNT(*) FROM emp",
                "SELECT MAX(z) / 2 FROM (SELECT sal AS z FROM emp UNION ALL SELECT 0.5 FROM emp) q",
                "SELECT empno FROM emp e WHERE 3 / (SELECT MAX(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) FROM emp) > e.sal",
                "SELECT LAG(sal, 1, 0.5) OVER (ORDER BY empno) / 2 FROM emp",
                "SELECT 7 / (SUM(z) OVER ()) FROM (SELECT IFNULL(sal, 0.5) AS z FROM emp) q",
            })
    void aQuotientOfWhatMayBeWholeOrInFloatingPointIsRefused(String sql) {
        assertThatThrownBy(() -> FrontFixture.sqlite(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageEndingWith("of a number that may be whole or in floating point");
    }

    /** {@code 3 || 'a'} is {@code 3a}, and {@code 3.0 || 'a'} is {@code 3.0a}. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CAST(CASE WHEN sal > 0 THEN sal ELSE 0.5 END AS TEXT) FROM emp",
                "SELECT TYPEOF(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) FROM emp",
            })
    void soIsItsText(String sql) {
        assertThatThrownBy(() -> FrontFixture.sqlite(sql)).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(CASE WHEN sal > 0 THEN 1.0 ELSE 0 END) / COUNT(*) FROM emp",
                "SELECT CASE WHEN sal > 0 THEN CAST(sal AS REAL) ELSE 0.5 END / 2 FROM emp",
                "SELECT CASE WHEN sal > 0 THEN sal ELSE 0.5 END / 2.0 FROM emp",
                "SELECT 100.0 * SUM(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) / COUNT(*) FROM emp",
                "SELECT COALESCE(AVG(sal), 0) / 2 FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN sal ELSE 0 END) / 2 FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) FROM emp",
                "SELECT sal FROM emp UNION SELECT 0.5 FROM emp",
                "SELECT CASE ename WHEN 'a' THEN 1 WHEN 'b' THEN 2.5 END FROM emp",
            })
    void whatComesOutTheSameIsRead(String sql) {
        assertThatCode(() -> FrontFixture.sqlite(sql)).doesNotThrowAnyException();
    }

    /** Elsewhere a CASE has one type, and its results have it. */
    @ParameterizedTest
    @ValueSource(strings = "SELECT CASE WHEN sal > 0 THEN sal ELSE 0.5 END / 2 FROM emp")
    void columnsWithATypeDivideByIt(String sql) {
        assertThat(FrontFixture.mysql(sql)).contains("/");
    }
}
