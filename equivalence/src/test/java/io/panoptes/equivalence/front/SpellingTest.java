package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.mysql;
import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;

/** Spellings of MySQL, Spark and papers. */
class SpellingTest {
    @Test
    void functionsOfOtherDialects() {
        assertThat(mysql("SELECT IFNULL(ename, 'x'), IF(sal > 1, 1, 0), ISNULL(sal), LEFT(ename, 2), NVL(sal, "
                        + "0) FROM emp"))
                .isEqualTo("""
                        Project[CASE WHEN ($1 IS NOT NULL) THEN $1 ELSE 'x' END, CASE WHEN ($3 > 1) THEN 1 ELSE 0 END, ($3 IS NULL), SUBSTRING($1, 1, 2), CASE WHEN ($3 IS NOT NULL) THEN $3 ELSE 0 END]
                          Scan[emp]""");
    }

    @Test
    void datesAreShifted() {
        assertThat(mysql("SELECT DATE_ADD(hiredate, INTERVAL 1 DAY), hiredate - INTERVAL 2 MONTH, "
                        + "SUBDATE('2019-07-27', 29), ADDDATE(hiredate, INTERVAL sal - 1 DAY) FROM emp"))
                .isEqualTo("""
                        Project[DATE_ADD_DAYS($4, 1), DATE_ADD_MONTHS($4, -2), '2019-06-28', DATE_ADD_DAYS($4, ($3 - 1))]
                          Scan[emp]""");
    }

    @Test
    void datesAreSubtracted() {
        assertThat(mysql("SELECT DATEDIFF(hiredate, '2019-07-04'), TIMESTAMPDIFF(DAY, hiredate, '2019-07-04'), "
                        + "YEAR(hiredate), EXTRACT(MONTH FROM hiredate) FROM emp"))
                .isEqualTo("""
                        Project[DATE_DIFF_DAYS($4, DATE '2019-07-04'), DATE_DIFF_DAYS(DATE '2019-07-04', $4), YEAR($4), MONTH($4)]
                          Scan[emp]""");
    }

    @Test
    void intervalsWithQuotes() {
        assertThat(standard("SELECT empno FROM emp WHERE hiredate <= DATE '1998-12-01' - INTERVAL '90' DAY AND "
                        + "hiredate < DATE '1994-01-01' + INTERVAL '1' YEAR"))
                .isEqualTo("""
                        Project[$0]
                          Filter[(($4 <= DATE '1998-09-02') AND ($4 < DATE '1995-01-01'))]
                            Scan[emp]""");
    }

    @Test
    void quotesOfOtherDialects() {
        assertThat(mysql("SELECT `ename` FROM `emp` WHERE ename = \"it's\" OR ename = 'a\\'b'"))
                .isEqualTo("""
                        Project[$1]
                          Filter[(($1 = 'it''s') OR ($1 = 'a''b'))]
                            Scan[emp]""");
    }

    @Test
    void truthValuesAreNumbers() {
        assertThat(mysql("SELECT SUM(sal = 3), AVG(sal > 1) FROM emp WHERE sal"))
                .isEqualTo("""
                        Aggregate[keys: ; SUM($0), AVG($1)]
                          Project[CASE WHEN (($3 = 3) IS NOT NULL) THEN CASE WHEN ($3 = 3) THEN 1 ELSE 0 END ELSE NULL END, CASE WHEN (($3 > 1) IS NOT NULL) THEN CASE WHEN ($3 > 1) THEN 1 ELSE 0 END ELSE NULL END]
                            Filter[($3 <> 0)]
                              Scan[emp]""");
    }

    @Test
    void divisionIsExactInMysql() {
        assertThat(mysql("SELECT sal / 2, sal DIV 2, sal % 2 FROM emp")).isEqualTo("""
                        Project[($3 / 2), ($3 / 2), ($3 % 2)]
                          Scan[emp]""");
    }

    @Test
    void divisionCutsOffInTheStandard() {
        assertThat(standard("SELECT sal / 2 FROM emp")).isEqualTo("""
                        Project[($3 / 2)]
                          Scan[emp]""");
    }

    @Test
    void logicalSymbols() {
        assertThat(mysql("SELECT empno FROM emp WHERE sal > 1 || sal < 0 && !(ename <=> 'x')"))
                .isEqualTo("""
                        Project[$0]
                          Filter[(($3 > 1) OR (($3 < 0) AND NOT(((($1 IS NULL) AND ('x' IS NULL)) OR (($1 = 'x') IS TRUE)))))]
                            Scan[emp]""");
    }

    @Test
    void groupingByAliasOrPosition() {
        assertThat(mysql("SELECT deptno AS d, YEAR(hiredate), COUNT(*) AS c FROM emp GROUP BY d, 2 HAVING c > " + "1"))
                .isEqualTo("""
                        Filter[($2 > 1)]
                          Aggregate[keys: $0, $1; COUNT(*)]
                            Project[$2, YEAR($4)]
                              Scan[emp]""");
    }

    @Test
    void ungroupedColumnsAreAnyValue() {
        assertThat(mysql("SELECT deptno, ename, MAX(sal) FROM emp GROUP BY deptno"))
                .isEqualTo("""
                        Aggregate[keys: $0; ANY_VALUE($1), MAX($2)]
                          Project[$2, $1, $3]
                            Scan[emp]""");
    }

    @Test
    void havingWithoutGroupingFilters() {
        assertThat(mysql("SELECT sal AS s FROM emp HAVING s > 3")).isEqualTo("""
                        Project[$3]
                          Filter[($3 > 3)]
                            Scan[emp]""");
    }

    @Test
    void limitWithTwoNumbers() {
        assertThat(mysql("SELECT sal FROM emp ORDER BY sal LIMIT 1, 2")).isEqualTo("""
                        Sort[$0 ASC NULLS FIRST; offset 1; limit 2]
                          Project[$3]
                            Scan[emp]""");
    }

    @Test
    void nullsComeFirstInMysql() {
        assertThat(mysql("SELECT sal FROM emp ORDER BY sal, deptno DESC")).isEqualTo("""
                        Project[$0]
                          Sort[$0 ASC NULLS FIRST, $1 DESC NULLS LAST]
                            Project[$3, $2]
                              Scan[emp]""");
    }

    @Test
    void tuplesInASubquery() {
        assertThat(standard("SELECT empno FROM emp WHERE (deptno, sal) IN (SELECT deptno, MAX(sal) FROM emp GROUP "
                        + "BY deptno)"))
                .isEqualTo("""
                        Project[$0]
                          Filter[($2, $3) IN {Aggregate[keys: $0; MAX($1)](Project[$2, $3](Scan[emp]))}]
                            Scan[emp]""");
    }

    @Test
    void joinsWithoutCondition() {
        assertThat(mysql("SELECT e.empno FROM emp e JOIN dept d CROSS JOIN dept f ON f.deptno = d.deptno"))
                .isEqualTo("""
                        Project[$0]
                          Join[INNER, ($7 = $5)]
                            Join[INNER, TRUE]
                              Scan[emp]
                              Scan[dept]
                            Scan[dept]""");
    }

    @Test
    void locksLeaveTheLimit() {
        assertThat(standard("SELECT empno FROM emp ORDER BY empno FOR UPDATE OF emp, e SKIP LOCKED LIMIT 1"))
                .isEqualTo(standard("SELECT empno FROM emp ORDER BY empno LIMIT 1"));
    }

    @Test
    void leftOfANegativeNumber() {
        assertThat(standard("SELECT LEFT(ename, 2), LEFT(ename, -1) FROM emp")).isEqualTo("""
                Project[SUBSTRING($1, 1, 2), LEFT?($1, -1)]
                  Scan[emp]""");
    }

    @Test
    void dashesWithoutABlankInMySql() {
        assertThat(mysql("SELECT sal--1 FROM emp")).isEqualTo(mysql("SELECT sal - -1 FROM emp"));
        assertThat(standard("SELECT sal--1 FROM emp\n FROM emp")).isEqualTo(standard("SELECT sal FROM emp"));
    }

    @Test
    void mergedColumns() {
        assertThat(standard("SELECT deptno, COUNT(deptno) FROM emp RIGHT JOIN dept USING (deptno) GROUP BY deptno"))
                .isEqualTo("""
                        Aggregate[keys: $0; COUNT($0)]
                          Project[$5]
                            Join[RIGHT, ($2 = $5)]
                              Scan[emp]
                              Scan[dept]""");
    }

    @Test
    void unknownFunctions() {
        assertThat(standard("SELECT foo(sal, ename) FROM emp e WHERE b1(e) AND sal > 2"))
                .isEqualTo("""
                        Project[FOO?($3, $1)]
                          Filter[(B1?($0, $1, $2, $3, $4) AND ($3 > 2))]
                            Scan[emp]""");
    }

    @Test
    void bareTablesInSetOperations() {
        assertThat(standard("SELECT * FROM (dept UNION ALL dept) x")).isEqualTo("""
                        Project[$0, $1]
                          UNION[ALL]
                            Project[$0, $1]
                              Scan[dept]
                            Project[$0, $1]
                              Scan[dept]""");
    }

    @Test
    void quantifiedComparisons() {
        assertThat(standard("SELECT empno FROM emp WHERE sal > ALL (SELECT sal FROM emp) AND sal <= SOME (SELECT "
                        + "sal FROM emp)"))
                .isEqualTo("""
                        Project[$0]
                          Filter[(NOT($3 <= ANY {Project[$3](Scan[emp])}) AND $3 <= ANY {Project[$3](Scan[emp])})]
                            Scan[emp]""");
    }

    @Test
    void windows() {
        assertThat(standard("SELECT LAG(sal, 1, 0) OVER (PARTITION BY deptno ORDER BY empno), AVG(sal) OVER "
                        + "(ORDER BY empno ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM emp"))
                .isEqualTo("""
                        Project[$5, $6]
                          Window[LAG($3, 1, 0) OVER (PARTITION BY $2 ORDER BY $0 ASC NULLS LAST RANGE START..CURRENT), AVG($3) OVER (ORDER BY $0 ASC NULLS LAST ROWS -2..CURRENT)]
                            Scan[emp]""");
    }

    @Test
    void rollupOfMysql() {
        assertThat(FrontFixture.text(
                        "SELECT deptno, COUNT(*) FROM emp GROUP BY deptno WITH ROLLUP",
                        ReadingProfiles.named("postgresql")))
                .isEqualTo("""
                        Aggregate[keys: $0; sets: {0}, {}; COUNT(*)]
                          Project[$2]
                            Scan[emp]""");
    }

    /** MySQL answers a rollup of no rows with a row, MariaDB with none. */
    @Test
    void aRollupOfNoRowsIsOpenInMysqlAndWhereNoDbmsIsNamed() {
        String query = "SELECT deptno, COUNT(*) FROM emp GROUP BY deptno WITH ROLLUP";
        assertThatThrownBy(() -> mysql(query)).isInstanceOf(Unsupported.class).hasMessageContaining("MariaDB none");
        assertThatThrownBy(() -> standard(query))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("MariaDB none");
    }

    @Test
    void aConditionWithoutATable() {
        assertThat(standard("SELECT 1 WHERE EXISTS (SELECT 2 WHERE 3 IS DISTINCT FROM 4)"))
                .isEqualTo(
                        standard(
                                "SELECT 1 FROM (VALUES (0)) x WHERE EXISTS (SELECT 2 FROM (VALUES (0)) y WHERE 3 IS DISTINCT FROM 4)"));
    }

    @Test
    void castsToText() {
        assertThat(standard("SELECT CAST(ename AS VARCHAR(3)), TRIM(ename), UPPER(ename) || 'x', SUBSTRING(ename "
                        + "FROM 2 FOR 3) FROM emp"))
                .isEqualTo("""
                        Project[CAST_VARCHAR_3?($1), TRIM($1), CONCAT(UPPER($1), 'x'), SUBSTRING($1, 2, 3)]
                          Scan[emp]""");
    }
}
