package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialects;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class EquivalentFormTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, b INTEGER)", "CREATE TABLE u (a INTEGER)"));

    @Test
    void conditionsBecomeComparisonsOfCases() {
        assertThat(asCase("SELECT a FROM t WHERE a > 1"))
                .isEqualTo("SELECT a FROM t WHERE CASE WHEN a > 1 THEN 1 ELSE 0 END = 1");
        assertThat(asCase("SELECT b FROM t GROUP BY b HAVING COUNT(*) > 1"))
                .isEqualTo("SELECT b FROM t GROUP BY b HAVING CASE WHEN COUNT(*) > 1 THEN 1 ELSE 0 END = 1");
    }

    @Test
    void soDoThoseWithinOthers() {
        assertThat(asCase("SELECT a FROM t WHERE a IN (SELECT u.a FROM u WHERE u.a = t.b)"))
                .isEqualTo("SELECT a FROM t WHERE CASE WHEN a IN (SELECT u.a FROM u WHERE"
                        + " CASE WHEN u.a = t.b THEN 1 ELSE 0 END = 1) THEN 1 ELSE 0 END = 1");
    }

    @Test
    void aFullJoinKeepsItsEquality() {
        assertThat(asCase("SELECT t.a FROM t LEFT JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t LEFT JOIN u ON CASE WHEN t.a = u.a THEN 1 ELSE 0 END = 1");
        assertThat(asCase("SELECT t.a FROM t FULL JOIN u ON t.a = u.a"))
                .isEqualTo("SELECT t.a FROM t FULL JOIN u ON t.a = u.a");
    }

    @Test
    void unlessItTakesAnyCondition() {
        assertThat(SqlWriter.write(
                        EquivalentForm.ALL_CONDITIONS_AS_CASE.of(
                                SqlReader.query("SELECT t.a FROM t FULL JOIN u ON t.a = u.a", SCHEMA)),
                        Dialects.DUCKDB))
                .isEqualTo("SELECT t.a FROM t FULL JOIN u ON CASE WHEN t.a = u.a THEN 1 ELSE 0 END = 1");
    }

    @Test
    void conditionsAreComputedWithinAndKeptOutside() {
        assertThat(outside("SELECT a FROM t WHERE a > 1"))
                .isEqualTo(
                        "SELECT h.r0 AS a FROM (SELECT a AS r0, CASE WHEN a > 1 THEN 1 ELSE 0 END AS held FROM t) AS h"
                                + " WHERE h.held = 1");
        assertThat(outside("SELECT b, COUNT(*) FROM t WHERE a > 1 GROUP BY b HAVING COUNT(*) > 1"))
                .isEqualTo(
                        "SELECT h.r0 AS b, h.r1 FROM (SELECT b AS r0, COUNT(*) AS r1,"
                                + " CASE WHEN COUNT(*) > 1 THEN 1 ELSE 0 END AS held FROM t WHERE a > 1 GROUP BY b) AS h WHERE h.held = 1");
    }

    @Test
    void soAreThoseOfDerivedTablesWhoseColumnsHaveNames() {
        assertThat(outside("SELECT COUNT(*) FROM (SELECT a AS k FROM t WHERE a > 1) AS x"))
                .isEqualTo("SELECT COUNT(*) FROM (SELECT h.r0 AS k FROM (SELECT a AS r0,"
                        + " CASE WHEN a > 1 THEN 1 ELSE 0 END AS held FROM t) AS h WHERE h.held = 1) AS x");
    }

    /** A count, a number of a row and what is distinct are of the rows that are left. */
    @Test
    void whatDependsOnTheConditionStaysBesideIt() {
        for (String sql : List.of(
                "SELECT COUNT(*) FROM t WHERE a > 1",
                "SELECT DISTINCT a FROM t WHERE a > 1",
                "SELECT a, ROW_NUMBER() OVER (ORDER BY a) FROM t WHERE a > 1",
                "SELECT b, RANK() OVER (ORDER BY b) FROM t GROUP BY b HAVING COUNT(*) > 1",
                "SELECT a FROM t WHERE a > 1 ORDER BY b LIMIT 1",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.a = t.b) ORDER BY b",
                "SELECT x.k FROM t CROSS JOIN LATERAL (SELECT u.a AS k FROM u WHERE u.a = t.a) AS x")) {
            assertThat(outside(sql)).isEqualTo(sql);
        }
    }

    /** One row for the whole table, which a condition without an aggregate no longer makes of it outside of HAVING. */
    @Test
    void havingThatMakesTheOnlyGroupStays() {
        for (String sql : List.of("SELECT 1 FROM t HAVING 1 = 1", "SELECT 1 FROM t WHERE a > 1 HAVING 1 = 1")) {
            assertThat(outside(sql)).isEqualTo(sql);
        }
    }

    @Test
    void whatIsDerivedSkipsNoRow() {
        assertThat(fenced("SELECT x.a FROM (SELECT a FROM t) AS x"))
                .isEqualTo("SELECT x.a FROM (SELECT a FROM t OFFSET 0) AS x");
        assertThat(fenced("WITH x AS (SELECT a FROM t UNION SELECT a FROM u) SELECT x.a FROM x"))
                .isEqualTo("WITH x AS (SELECT a FROM t UNION SELECT a FROM u OFFSET 0) SELECT x.a FROM x");
        assertThat(fenced("SELECT x.a FROM (SELECT a FROM t ORDER BY a LIMIT 2 OFFSET 1) AS x"))
                .isEqualTo("SELECT x.a FROM (SELECT a FROM t ORDER BY a LIMIT 2 OFFSET 1) AS x");
    }

    @Test
    void predicatesBecomeTheComparisonsThatTheyStandFor() {
        assertThat(expanded("SELECT a FROM t WHERE a BETWEEN b AND 3"))
                .isEqualTo("SELECT a FROM t WHERE a >= b AND a <= 3");
        assertThat(expanded("SELECT a FROM t WHERE a NOT BETWEEN b AND 3"))
                .isEqualTo("SELECT a FROM t WHERE NOT (a >= b AND a <= 3)");
        assertThat(expanded("SELECT a FROM t WHERE a NOT IN (1, 2)"))
                .isEqualTo("SELECT a FROM t WHERE NOT (a = 1 OR a = 2)");
        assertThat(expanded("SELECT a FROM t WHERE CASE a WHEN b THEN 1 END IS NULL"))
                .isEqualTo("SELECT a FROM t WHERE CASE WHEN a = b THEN 1 END IS NULL");
        assertThat(expanded("SELECT a FROM t WHERE a < 1")).isEqualTo("SELECT a FROM t WHERE NOT (a >= 1)");
    }

    @Test
    void comparisonsOfRowsGoFromLeftToRight() {
        assertThat(expanded("SELECT a FROM t WHERE (a, b) <> (b, 2)"))
                .isEqualTo("SELECT a FROM t WHERE NOT (a = b AND b = 2)");
        assertThat(expanded("SELECT a FROM t WHERE (a, b) <= (b, 2)"))
                .isEqualTo("SELECT a FROM t WHERE a < b OR (a = b AND b <= 2)");
    }

    /** IN takes the affinity and the collation of its left side alone. */
    @Test
    void aColumnInAListLosesItsAffinity() {
        assertThat(expanded("SELECT a FROM t WHERE a IN (b)")).isEqualTo("SELECT a FROM t WHERE a = (+b)");
        for (String sql : List.of(
                "SELECT a FROM t WHERE '1' IN (b)",
                "SELECT a FROM t WHERE a IN (b + 1)",
                "SELECT a FROM t WHERE (a, b) IN ((1, 2))",
                "SELECT a FROM t WHERE (a, b) BETWEEN (1, 2) AND (b, 3)",
                "SELECT a FROM t WHERE a = b")) {
            assertThat(expanded(sql)).isEqualTo(sql);
        }
    }

    private static String expanded(String sql) {
        return rewritten(EquivalentForm.PREDICATES_EXPANDED, sql);
    }

    private static String asCase(String sql) {
        return rewritten(EquivalentForm.CONDITIONS_AS_CASE, sql);
    }

    private static String outside(String sql) {
        return rewritten(EquivalentForm.CONDITIONS_OUTSIDE, sql);
    }

    private static String fenced(String sql) {
        return rewritten(EquivalentForm.DERIVED_TABLES_FENCED, sql);
    }

    private static String rewritten(EquivalentForm form, String sql) {
        return SqlWriter.write(form.of(SqlReader.query(sql, SCHEMA)), Dialects.DUCKDB);
    }
}
