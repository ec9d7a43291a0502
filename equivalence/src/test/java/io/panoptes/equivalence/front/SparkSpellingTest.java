package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spellings of Spark SQL, under the standard's profile. */
class SparkSpellingTest {
    @Test
    void functionsAndOperators() {
        assertThat(standard("SELECT nvl(sal, 0), nvl2(sal, 1, 2), if(sal > 1, 1, 0) FROM"
                        + " `emp` e WHERE sal == 3 AND ename <=> 'x' AND ename RLIKE 'a.*'"))
                .isEqualTo("""
                        Project[CASE WHEN ($3 IS NOT NULL) THEN $3 ELSE 0 END, CASE WHEN ($3 IS NOT NULL) THEN 1 ELSE 2 END, CASE WHEN ($3 > 1) THEN 1 ELSE 0 END]
                          Filter[(($3 = 3) AND ((($1 IS NULL) AND ('x' IS NULL)) OR (($1 = 'x') IS TRUE)) AND RLIKE?($1, 'a.*'))]
                            Scan[emp]""");
    }

    @Test
    void casts() {
        assertThat(standard("SELECT CAST(sal AS STRING), sal::text, ename::varchar(3), (sal + 1)::bigint FROM emp "
                        + "WHERE lower(ename)::text = 'x' AND hiredate < '2020-01-01'::date"))
                .isEqualTo("""
                        Project[CAST($3 AS TEXT), CAST($3 AS TEXT), CAST_VARCHAR_3?($1), ($3 + 1)]
                          Filter[((LOWER($1) = 'x') AND ($4 < DATE '2020-01-01'))]
                            Scan[emp]""");
    }

    @Test
    void aSemiJoinUnderAnInnerJoin() {
        assertThat(standard("SELECT e.empno FROM emp e LEFT SEMI JOIN dept d ON e.deptno = d.deptno JOIN dept f ON "
                        + "e.deptno < f.deptno WHERE sal > 1"))
                .isEqualTo("""
                        Project[$0]
                          Filter[(EXISTS {Filter[($1.2 = $0)](Scan[dept])} AND ($3 > 1))]
                            Join[INNER, ($2 < $5)]
                              Scan[emp]
                              Scan[dept]""");
    }

    @Test
    void anAntiJoinOnTheKeptSideOfAnOuterJoin() {
        assertThat(standard("SELECT e.empno, f.name FROM emp e ANTI JOIN dept USING (deptno) LEFT JOIN dept f ON "
                        + "e.deptno < f.deptno"))
                .isEqualTo("""
                        Project[$0, $6]
                          Filter[NOT(EXISTS {Filter[($1.2 = $0)](Scan[dept])})]
                            Join[LEFT, ($2 < $5)]
                              Scan[emp]
                              Scan[dept]""");
    }

    @Test
    void aSemiJoinOnTheOptionalSideIsRefused() {
        assertThatThrownBy(
                        () -> standard("SELECT d.name FROM dept d LEFT JOIN (emp e LEFT SEMI JOIN dept f ON e.deptno "
                                + "= f.deptno) ON e.deptno = d.deptno"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("optional side of an outer join");
    }

    @Test
    void aggregatesOfTruthValues() {
        assertThat(standard("SELECT BOOL_AND(sal > 1), BOOL_OR(sal > 1) FROM emp"))
                .isEqualTo(standard("SELECT EVERY(sal > 1), SOME(sal > 1) FROM emp"))
                .startsWith("Aggregate[keys: ; ");
    }

    @Test
    void caseBlindLikeIsUnknown() {
        assertThat(standard("SELECT empno FROM emp WHERE ename ILIKE 'a%' AND ename NOT ILIKE 'b%'"))
                .isEqualTo("""
                        Project[$0]
                          Filter[(ILIKE?($1, 'a%') AND NOT(ILIKE?($1, 'b%')))]
                            Scan[emp]""");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT * FROM emp LATERAL VIEW explode(split(ename, ',')) t AS x | LATERAL VIEW",
                "SELECT * FROM emp CLUSTER BY empno | CLUSTER BY",
                "SELECT * FROM emp DISTRIBUTE BY empno SORT BY sal | DISTRIBUTE BY",
                "SELECT * FROM emp SORT BY empno | SORT BY",
                "SELECT * FROM emp TABLESAMPLE (10 PERCENT) | TABLESAMPLE",
                "SELECT collect_set(sal) FROM emp | aggregate COLLECT_SET",
                "SELECT deptno, string_agg(ename, ',') FROM emp GROUP BY deptno | aggregate STRING_AGG",
                "SELECT explode(ename) FROM emp | gives rows: EXPLODE",
                "SELECT empno FROM emp WHERE random() < 0.5 | RANDOM()",
                "SELECT gen_random_uuid() FROM emp | GEN_RANDOM_UUID()",
                "SELECT hiredate + INTERVAL '1 year 2 months' FROM emp | interval"
            })
    void refusedByName(String sql, String construct) {
        assertThatThrownBy(() -> standard(sql)).isInstanceOf(Unsupported.class).hasMessageContaining(construct);
    }
}
