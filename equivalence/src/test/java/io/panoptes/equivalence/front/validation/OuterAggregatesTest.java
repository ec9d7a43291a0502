package io.panoptes.equivalence.front.validation;

import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OuterAggregatesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT (SELECT SUM(e.sal) FROM dept) FROM emp e",
                "SELECT (SELECT SUM(e.sal)) FROM emp e",
                "SELECT (SELECT SUM(sal) FROM dept) FROM emp",
                // never NULL, so that the plan counts rows
                "SELECT (SELECT COUNT(e.empno) FROM dept) FROM emp e",
                "SELECT (SELECT COUNT(empno) FROM dept) FROM emp",
                "SELECT empno FROM emp WHERE EXISTS (SELECT 1 FROM dept HAVING COUNT(empno) > 0)",
                "SELECT (SELECT (SELECT COUNT(d.deptno) FROM emp f) FROM dept d) FROM emp e",
                "SELECT (SELECT (SELECT COUNT(e.empno) FROM emp f) FROM dept d) FROM emp e",
                // in the filter alone
                "SELECT (SELECT COUNT(*) FILTER (WHERE e.sal > 0) FROM dept) FROM emp e",
                "SELECT (SELECT SUM(1) FILTER (WHERE e.sal > 0) FROM dept) FROM emp e",
                "SELECT empno FROM emp e WHERE e.sal IN (SELECT COUNT(*) FILTER (WHERE e.sal > 1) FROM dept)",
                // in a subquery alone, whose own columns don't count
                "SELECT (SELECT MAX((SELECT d.name FROM dept d WHERE d.deptno = e.deptno)) FROM dept) FROM emp e",
                "SELECT (SELECT COUNT(CASE WHEN EXISTS (SELECT 1 FROM dept d WHERE d.deptno = e.deptno) THEN 1 END) FROM dept) FROM emp e",
                "SELECT (SELECT COUNT(CASE WHEN e.sal IN (SELECT deptno FROM dept) THEN 1 END) FROM dept) FROM emp e",
                "SELECT (SELECT COUNT(*) FILTER (WHERE EXISTS (SELECT 1 FROM emp dept WHERE dept.empno = e.empno)) FROM dept) FROM emp e",
            })
    void refused(String sql) {
        assertThatThrownBy(() -> standard(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("aggregate over columns of an outer query");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT (SELECT COUNT(*) FROM dept) FROM emp e",
                "SELECT (SELECT SUM(1) FROM dept WHERE e.sal > 0) FROM emp e",
                "SELECT (SELECT COUNT(d.deptno + e.sal) FROM dept d) FROM emp e",
                "SELECT (SELECT COUNT(deptno + sal) FROM dept) FROM emp",
                "SELECT (SELECT SUM(e.sal) FILTER (WHERE d.deptno = 1) FROM dept d) FROM emp e",
                "SELECT (SELECT COUNT(CASE WHEN EXISTS (SELECT 1 FROM emp f WHERE f.deptno = d.deptno AND f.sal = e.sal) THEN 1 END) FROM dept d) FROM emp e",
                "SELECT (SELECT MAX((SELECT MAX(f.sal) FROM emp f WHERE f.deptno = dept.deptno)) FROM dept) FROM emp e",
                "SELECT COUNT(*) FILTER (WHERE deptno IN (SELECT deptno FROM dept)) FROM emp",
                "SELECT deptno, SUM(COUNT(*)) OVER (), SUM(MAX(sal)) OVER (ORDER BY MIN(sal)) FROM emp GROUP BY deptno",
                "SELECT deptno FROM emp GROUP BY deptno HAVING COUNT(*) > 1 AND MAX(sal) > 2 ORDER BY MIN(empno)",
                "WITH q AS (SELECT deptno, COUNT(sal) AS n FROM emp GROUP BY deptno) SELECT MAX(n), (SELECT MIN(n) FROM q) FROM q",
                "SELECT MAX(x.sal) FROM emp x JOIN emp y USING (empno)",
                "SELECT COUNT(deptno) FROM emp NATURAL JOIN dept",
                "SELECT empno FROM emp e WHERE e.sal IN (SELECT COUNT(d.deptno) FROM dept d GROUP BY d.name HAVING COUNT(d.deptno) > 1)",
            })
    void read(String sql) {
        assertThat(standard(sql)).isNotEmpty();
    }
}
