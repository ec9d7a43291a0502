package io.panoptes.equivalence.front.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountFunctionTest {
    private static String standard(String sql) {
        return FrontFixture.text(sql, ReadingProfile.STANDARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // without NULLs
                "SELECT COUNT(empno) FROM emp",
                "SELECT COUNT(d.deptno) FROM dept d",
                // NULL before the second row
                "SELECT COUNT(x) FROM (SELECT NTH_VALUE(empno, 2) OVER (ORDER BY empno) AS x FROM emp) q",
                "SELECT COUNT(x) FROM (SELECT LAG(empno) OVER (ORDER BY empno) AS x FROM emp) q",
                "SELECT COUNT(x) FROM (SELECT MAX(empno) OVER (ORDER BY empno ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING) AS x FROM emp) q",
                // NULL in some DBMSs where the divisor is 0
                "SELECT COUNT(empno % empno) FROM emp",
                "SELECT COUNT(empno / empno) FROM emp",
                "SELECT COUNT(empno IN (SELECT deptno FROM dept)) FROM emp",
            })
    void countsItsArgument(String sql) {
        assertThat(standard(sql)).contains("COUNT($0)").doesNotContain("COUNT(*)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "mysql", "duckdb"})
    void countsWhatADivisionBy0Leaves(String profile) {
        assertThat(FrontFixture.text("SELECT COUNT(empno % empno) FROM emp", ReadingProfiles.named(profile)))
                .contains("COUNT($0)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*) FROM emp",
                "SELECT deptno, COUNT(*) FROM emp GROUP BY deptno HAVING COUNT(*) > 1 ORDER BY COUNT(*)",
                "SELECT COUNT(*) FILTER (WHERE sal > 1) FROM emp",
            })
    void countsRows(String sql) {
        assertThat(standard(sql)).contains("COUNT(*)").doesNotContain("COUNT($");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(empno, deptno) FROM emp",
                "SELECT COUNT(DISTINCT empno) FROM emp",
                "SELECT COUNT(*) OVER (PARTITION BY deptno), COUNT(empno) OVER (ORDER BY empno) FROM emp",
                "SELECT SUM(COUNT(empno)) OVER () FROM emp GROUP BY deptno",
            })
    void read(String sql) {
        assertThat(standard(sql)).contains("COUNT(");
    }
}
