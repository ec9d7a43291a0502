package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Dialects;
import io.panoptes.sql.ast.SqlReader;
import io.panoptes.sql.ast.SqlWriter;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.SchemaReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewordingTest {
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
                        Rewording.ALL_CONDITIONS_AS_CASE.of(
                                SqlReader.query("SELECT t.a FROM t FULL JOIN u ON t.a = u.a", SCHEMA)),
                        Dialects.DUCKDB))
                .isEqualTo("SELECT t.a FROM t FULL JOIN u ON CASE WHEN t.a = u.a THEN 1 ELSE 0 END = 1");
    }

    private static String asCase(String sql) {
        return SqlWriter.write(Rewording.CONDITIONS_AS_CASE.of(SqlReader.query(sql, SCHEMA)), Dialects.DUCKDB);
    }
}
