package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The constructs of decision support queries. */
class DecisionSupportTest {
    @Test
    void semiAndAntiJoins() {
        assertThat(standard("SELECT e.empno FROM emp e LEFT SEMI JOIN dept d ON e.deptno = d.deptno LEFT ANTI "
                        + "JOIN dept f ON e.deptno < f.deptno WHERE sal > 1"))
                .isEqualTo("""
                        Project[$0]
                          Filter[(EXISTS {Filter[($1.2 = $0)](Scan[dept])} AND NOT(EXISTS {Filter[($1.2 < $0)](Scan[dept])}) AND ($3 > 1))]
                            Scan[emp]""");
    }

    @Test
    void extractOverARangeOfDates() {
        assertThat(standard("SELECT SUM(l.sal) AS revenue, EXTRACT(YEAR FROM l.hiredate) AS y FROM emp l WHERE "
                        + "l.hiredate BETWEEN DATE '1995-01-01' AND DATE '1996-12-31' GROUP BY EXTRACT(YEAR "
                        + "FROM l.hiredate) ORDER BY y"))
                .isEqualTo("""
                        Sort[$1 ASC NULLS LAST]
                          Project[$1, $0]
                            Aggregate[keys: $0; SUM($1)]
                              Project[YEAR($4), $3]
                                Filter[(($4 >= DATE '1995-01-01') AND ($4 <= DATE '1996-12-31'))]
                                  Scan[emp]""");
    }

    @Test
    void aViewAsCommonTable() {
        assertThat(standard("WITH revenue (no, total) AS (SELECT deptno, SUM(sal * (1 - 0.1)) FROM emp GROUP BY "
                        + "deptno) SELECT d.name FROM dept d, revenue WHERE d.deptno = no AND total = (SELECT "
                        + "MAX(total) FROM revenue)"))
                .isEqualTo("""
                        Project[$1]
                          Filter[(($0 = $2) AND ($3 = {Aggregate[keys: ; MAX($0)](Project[$1](Aggregate[keys: $0; SUM($1)](Project[$2, ($3 * (1 - 0.1))](Scan[emp]))))}))]
                            Join[INNER, TRUE]
                              Scan[dept]
                              Aggregate[keys: $0; SUM($1)]
                                Project[$2, ($3 * (1 - 0.1))]
                                  Scan[emp]""");
    }

    @Test
    void substringsAndNotExists() {
        assertThat(standard("SELECT SUBSTRING(ename FROM 1 FOR 2) AS c, COUNT(*) FROM emp WHERE SUBSTRING(ename "
                        + "FROM 1 FOR 2) IN ('13', '31') AND sal > (SELECT AVG(sal) FROM emp WHERE sal > 0) AND "
                        + "NOT EXISTS (SELECT * FROM dept WHERE deptno = emp.deptno) GROUP BY SUBSTRING(ename "
                        + "FROM 1 FOR 2)"))
                .isEqualTo("""
                        Aggregate[keys: $0; COUNT(*)]
                          Project[SUBSTRING($1, 1, 2)]
                            Filter[(((SUBSTRING($1, 1, 2) = '13') OR (SUBSTRING($1, 1, 2) = '31')) AND (CAST($3 AS DECIMAL(65, 30)) > {Aggregate[keys: ; AVG($0)](Project[$3](Filter[($3 > 0)](Scan[emp])))}) AND NOT(EXISTS {Filter[($0 = $1.2)](Scan[dept])}))]
                              Scan[emp]""");
    }

    @Test
    void shareOfASum() {
        assertThat(standard(
                        "SELECT SUM(CASE WHEN ename LIKE 'PROMO%' THEN sal * 0.5 ELSE 0 END) / SUM(sal) FROM " + "emp"))
                .isEqualTo("""
                        Project[($0 / $1)]
                          Aggregate[keys: ; SUM($0), SUM($1)]
                            Project[CASE WHEN ($1 LIKE 'PROMO%') THEN ($3 * 0.5) ELSE 0 END, $3]
                              Scan[emp]""");
    }

    @Test
    void outerJoinUnderAGrouping() {
        assertThat(standard("SELECT c, COUNT(*) AS n FROM (SELECT d.deptno, COUNT(e.empno) FROM dept d LEFT OUTER "
                        + "JOIN emp e ON d.deptno = e.deptno AND e.ename NOT LIKE '%x%' GROUP BY d.deptno) AS t "
                        + "(k, c) GROUP BY c ORDER BY n DESC, c DESC"))
                .isEqualTo("""
                        Sort[$1 DESC NULLS FIRST, $0 DESC NULLS FIRST]
                          Aggregate[keys: $0; COUNT(*)]
                            Project[$1]
                              Aggregate[keys: $0; COUNT($1)]
                                Project[$0, $2]
                                  Join[LEFT, (($0 = $4) AND NOT(($3 LIKE '%x%')))]
                                    Scan[dept]
                                    Scan[emp]""");
    }
}
