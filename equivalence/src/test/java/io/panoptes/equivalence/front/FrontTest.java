package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the front makes of each construct. */
class FrontTest {
    @Test
    void namesAreFoundWithoutRegardToCase() {
        assertThat(standard("SELECT ENAME, Emp.SAL + 1 FROM EMP WHERE deptno = 3"))
                .isEqualTo("""
                        Project[$1, ($3 + 1)]
                          Filter[($2 = 3)]
                            Scan[emp]""");
    }

    @Test
    void aStarIsAllColumns() {
        assertThat(standard("SELECT * FROM emp")).isEqualTo("""
                        Project[$0, $1, $2, $3, $4]
                          Scan[emp]""");
    }

    @Test
    void conditionsAreKeptAsWritten() {
        assertThat(standard("SELECT sal FROM emp WHERE sal >= sal OR 1 = 1 AND sal IS NULL OR NOT (sal < 3)"))
                .isEqualTo("""
                        Project[$3]
                          Filter[(($3 >= $3) OR ((1 = 1) AND ($3 IS NULL)) OR NOT(($3 < 3)))]
                            Scan[emp]""");
    }

    @Test
    void inListsAreDisjunctions() {
        assertThat(standard("SELECT sal FROM emp WHERE ename IN ('a', 'bcd') AND sal NOT IN (1, NULL)"))
                .isEqualTo("""
                        Project[$3]
                          Filter[((($1 = 'a') OR ($1 = 'bcd')) AND NOT((($3 = 1) OR ($3 = NULL))))]
                            Scan[emp]""");
    }

    @Test
    void groupingHasKeysAndAggregates() {
        assertThat(standard("SELECT deptno, COUNT(*), SUM(sal), AVG(sal), COUNT(DISTINCT ename) FROM emp GROUP BY "
                        + "deptno HAVING COUNT(*) > 1"))
                .isEqualTo("""
                        Filter[($1 > 1)]
                          Aggregate[keys: $0; COUNT(*), SUM($1), AVG($1), COUNT(DISTINCT $2)]
                            Project[$2, $3, $1]
                              Scan[emp]""");
    }

    @Test
    void joinsKeepTheirKind() {
        assertThat(standard("SELECT e.empno, d.name FROM emp e LEFT JOIN dept d ON e.deptno = d.deptno RIGHT JOIN "
                        + "dept f ON TRUE FULL JOIN dept g ON g.deptno = f.deptno"))
                .isEqualTo("""
                        Project[$0, $6]
                          Join[FULL, ($9 = $7)]
                            Join[RIGHT, TRUE]
                              Join[LEFT, ($2 = $5)]
                                Scan[emp]
                                Scan[dept]
                              Scan[dept]
                            Scan[dept]""");
    }

    @Test
    void theOrderOfTheWholeQueryIsKept() {
        assertThat(standard("SELECT ename FROM emp ORDER BY sal DESC, ename")).isEqualTo("""
                        Project[$0]
                          Sort[$1 DESC NULLS FIRST, $0 ASC NULLS LAST]
                            Project[$1, $3]
                              Scan[emp]""");
    }

    @Test
    void anOrderInsideMeansNothing() {
        assertThat(standard("SELECT * FROM (SELECT ename FROM emp ORDER BY sal) AS t"))
                .isEqualTo("""
                        Project[$0]
                          Project[$1]
                            Scan[emp]""");
    }

    @Test
    void anOrderWithALimitInsideIsKept() {
        assertThat(standard("SELECT * FROM (SELECT ename FROM emp ORDER BY sal LIMIT 2 OFFSET 1) AS t"))
                .isEqualTo("""
                        Project[$0]
                          Project[$0]
                            Sort[$1 ASC NULLS LAST; offset 1; limit 2]
                              Project[$1, $3]
                                Scan[emp]""");
    }

    @Test
    void setOperations() {
        assertThat(standard("SELECT deptno FROM emp INTERSECT ALL SELECT deptno FROM dept EXCEPT SELECT 3"))
                .isEqualTo("""
                        EXCEPT[DISTINCT]
                          INTERSECT[ALL]
                            Project[$2]
                              Scan[emp]
                            Project[$0]
                              Scan[dept]
                          Project[3]
                            Values[(0)]""");
    }

    @Test
    void stringsOfDifferentLengthAreNotPadded() {
        assertThat(standard("SELECT 'a' UNION ALL SELECT 'abc'")).isEqualTo("""
                        UNION[ALL]
                          Project['a']
                            Values[(0)]
                          Project['abc']
                            Values[(0)]""");
    }

    @Test
    void distinctIsAGroupingWithoutAggregates() {
        assertThat(standard("SELECT DISTINCT deptno FROM emp")).isEqualTo("""
                        Aggregate[keys: $0]
                          Project[$2]
                            Scan[emp]""");
    }

    @Test
    void caseCoalesceNullif() {
        assertThat(standard("SELECT CASE WHEN sal > 1 THEN 'yes' ELSE 'no' END, COALESCE(ename, 'x'), NULLIF(sal, "
                        + "3) FROM emp"))
                .isEqualTo("""
                        Project[CASE WHEN ($3 > 1) THEN 'yes' ELSE 'no' END, CASE WHEN ($1 IS NOT NULL) THEN $1 ELSE 'x' END, CASE WHEN ($3 = 3) THEN NULL ELSE $3 END]
                          Scan[emp]""");
    }

    @Test
    void groupingSets() {
        assertThat(standard("SELECT deptno, ename, GROUPING(deptno), COUNT(*) FROM emp GROUP BY ROLLUP(deptno, "
                        + "ename)"))
                .isEqualTo("""
                        Aggregate[keys: $0, $1; sets: {0, 1}, {0}, {}; GROUPING($0), COUNT(*)]
                          Project[$2, $1]
                            Scan[emp]""");
    }

    @Test
    void filterOfAnAggregate() {
        assertThat(standard("SELECT SUM(sal) FILTER (WHERE sal > 3), COUNT(DISTINCT deptno, ename) FROM emp"))
                .isEqualTo("""
                        Aggregate[keys: ; SUM($0) FILTER $1, COUNT(DISTINCT $2, $3)]
                          Project[$3, (($3 > 3) IS TRUE), $2, $1]
                            Scan[emp]""");
    }

    @Test
    void textBesideADateIsADate() {
        assertThat(standard("SELECT empno FROM emp WHERE hiredate = '2020-01-01'"))
                .isEqualTo("""
                        Project[$0]
                          Filter[($4 = DATE '2020-01-01')]
                            Scan[emp]""");
    }

    @Test
    void valuesAreRows() {
        assertThat(standard("SELECT x FROM (VALUES (1, 'a'), (2, NULL)) AS t(x, y)"))
                .isEqualTo("""
                        Project[$0]
                          Values[(1, 'a'), (2, NULL)]""");
    }

    @Test
    void commonTables() {
        assertThat(standard("WITH t AS (SELECT deptno FROM dept) SELECT a.deptno FROM t AS a, t AS b"))
                .isEqualTo("""
                        Project[$0]
                          Join[INNER, TRUE]
                            Project[$0]
                              Scan[dept]
                            Project[$0]
                              Scan[dept]""");
    }
}
