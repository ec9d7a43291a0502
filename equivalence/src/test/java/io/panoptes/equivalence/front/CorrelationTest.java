package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

/** Relations inside expressions see the rows around them by level. */
class CorrelationTest {
    @Test
    void aSubqueryInAFilterSeesTheRow() {
        assertThat(standard(
                        "SELECT empno FROM emp e WHERE EXISTS (SELECT 1 FROM dept d WHERE d.deptno = " + "e.deptno)"))
                .isEqualTo("""
                        Project[$0]
                          Filter[EXISTS {Filter[($0 = $1.2)](Scan[dept])}]
                            Scan[emp]""");
    }

    @Test
    void twoLevelsDeep() {
        assertThat(standard("SELECT empno FROM emp e WHERE deptno NOT IN (SELECT deptno FROM dept d WHERE EXISTS "
                        + "(SELECT 1 FROM emp f WHERE f.empno = e.empno AND f.deptno = d.deptno))"))
                .isEqualTo("""
                        Project[$0]
                          Filter[NOT(($2) IN {Project[$0](Filter[EXISTS {Filter[(($0 = $2.0) AND ($2 = $1.0))](Scan[emp])}](Scan[dept]))})]
                            Scan[emp]""");
    }

    /** Calcite counts the columns of the row before the grouping there: the second column, where there are two. */
    @Test
    void twoLevelsBelowAGroupingARowIsNotMistakenForAnother() {
        assertThatThrownBy(
                        () -> standard(
                                "SELECT deptno, (SELECT SUM(d.deptno + (SELECT e.deptno)) FROM dept d) FROM emp e GROUP BY deptno"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("takes for another");
    }

    /** Calcite asks for it beside the right row alone, and counts the columns of both. */
    @Test
    void aScalarSubqueryOfAJoinConditionDoesNotReadTheWrongSide() {
        assertThatThrownBy(() -> standard("SELECT a.empno FROM emp a JOIN emp b ON (SELECT a.empno = a.deptno)"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("takes for another");
    }

    @Test
    void threeLevelsDeep() {
        assertThat(standard("SELECT empno FROM emp e WHERE EXISTS (SELECT 1 FROM dept d WHERE EXISTS (SELECT 1 "
                        + "FROM emp f WHERE f.deptno = d.deptno AND EXISTS (SELECT 1 FROM dept g WHERE g.deptno "
                        + "= e.deptno AND g.name = d.name AND g.deptno = f.sal)))"))
                .isEqualTo("""
                        Project[$0]
                          Filter[EXISTS {Filter[EXISTS {Filter[(($2 = $1.0) AND EXISTS {Filter[(($0 = $3.2) AND ($1 = $2.1) AND ($0 = $1.3))](Scan[dept])})](Scan[emp])}](Scan[dept])}]
                            Scan[emp]""");
    }

    @Test
    void aSubqueryInTheSelectListOfAGrouping() {
        assertThat(standard("SELECT deptno, (SELECT COUNT(*) FROM dept d WHERE d.deptno = e.deptno) FROM emp e "
                        + "GROUP BY deptno"))
                .isEqualTo("""
                        Project[$0, {Aggregate[keys: ; COUNT(*)](Project[0](Filter[($0 = $1.0)](Scan[dept])))}]
                          Aggregate[keys: $0]
                            Project[$2]
                              Scan[emp]""");
    }

    @Test
    void aSubqueryInHaving() {
        assertThat(standard("SELECT deptno FROM emp e GROUP BY deptno HAVING EXISTS (SELECT 1 FROM dept d WHERE "
                        + "d.deptno = e.deptno)"))
                .isEqualTo("""
                        Filter[EXISTS {Filter[($0 = $1.0)](Scan[dept])}]
                          Aggregate[keys: $0]
                            Project[$2]
                              Scan[emp]""");
    }

    @Test
    void aSubqueryInsideAnAggregate() {
        assertThat(standard("SELECT SUM((SELECT MAX(deptno) FROM dept d WHERE d.deptno = e.deptno)) FROM emp e"))
                .isEqualTo("""
                        Aggregate[keys: ; SUM($0)]
                          Project[{Aggregate[keys: ; MAX($0)](Project[$0](Filter[($0 = $1.2)](Scan[dept])))}]
                            Scan[emp]""");
    }

    @Test
    void aSubqueryInAJoinConditionSeesBothRows() {
        assertThat(standard("SELECT e.empno FROM emp e JOIN dept d ON EXISTS (SELECT 1 FROM emp f WHERE f.empno = "
                        + "e.empno AND f.deptno = d.deptno)"))
                .isEqualTo("""
                        Project[$0]
                          Join[INNER, EXISTS {Filter[(($0 = $1.0) AND ($2 = $1.5))](Scan[emp])}]
                            Scan[emp]
                            Scan[dept]""");
    }

    @Test
    void aLateralTableSeesTheRowToItsLeft() {
        assertThat(standard("SELECT e.empno FROM emp e, LATERAL (SELECT d.name FROM dept d WHERE d.deptno = "
                        + "e.deptno) x"))
                .isEqualTo("""
                        Project[$0]
                          LateralJoin[INNER, TRUE]
                            Scan[emp]
                            Project[$1]
                              Filter[($0 = $1.2)]
                                Scan[dept]""");
    }

    @Test
    void aSubqueryInALateralTable() {
        assertThat(standard("SELECT e.empno FROM emp e, LATERAL (SELECT * FROM dept d WHERE d.deptno = e.deptno "
                        + "AND EXISTS (SELECT 1 FROM emp g WHERE g.empno = e.empno AND g.deptno = d.deptno)) x"))
                .isEqualTo("""
                        Project[$0]
                          LateralJoin[INNER, TRUE]
                            Scan[emp]
                            Project[$0, $1]
                              Filter[(($0 = $1.2) AND EXISTS {Filter[(($0 = $2.0) AND ($2 = $1.0))](Scan[emp])})]
                                Scan[dept]""");
    }

    @Test
    void aDerivedTableInASubquerySeesTheRow() {
        assertThat(standard("SELECT empno FROM emp e WHERE EXISTS (SELECT * FROM (SELECT deptno FROM dept d WHERE "
                        + "d.deptno = e.deptno) t WHERE t.deptno = e.sal)"))
                .isEqualTo("""
                        Project[$0]
                          Filter[EXISTS {Filter[($0 = $1.3)](Project[$0](Filter[($0 = $1.2)](Scan[dept])))}]
                            Scan[emp]""");
    }

    @Test
    void aSubqueryOverAJoin() {
        assertThat(standard("SELECT e.empno, d.name FROM emp e, dept d WHERE e.sal > (SELECT AVG(f.sal) FROM emp "
                        + "f, dept g WHERE f.deptno = d.deptno AND g.deptno = e.deptno)"))
                .isEqualTo("""
                        Project[$0, $6]
                          Filter[(CAST($3 AS DECIMAL(65, 30)) > {Aggregate[keys: ; AVG($0)](Project[$3](Filter[(($2 = $1.5) AND ($5 = $1.2))](Join[INNER, TRUE](Scan[emp], Scan[dept]))))})]
                            Join[INNER, TRUE]
                              Scan[emp]
                              Scan[dept]""");
    }

    @Test
    void aSubqueryInTheOrder() {
        assertThat(standard("SELECT empno FROM emp e ORDER BY (SELECT MAX(name) FROM dept d WHERE d.deptno = "
                        + "e.deptno)"))
                .isEqualTo("""
                        Project[$0]
                          Sort[$1 ASC NULLS LAST]
                            Project[$0, {Aggregate[keys: ; MAX($0)](Project[$1](Filter[($0 = $1.2)](Scan[dept])))}]
                              Scan[emp]""");
    }
}
