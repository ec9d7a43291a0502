package io.panoptes.equivalence.front.unparse;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class RelationToQueryTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t (a INT, b INT)", "CREATE TABLE u (c INT, d DATE)"));

    @Test
    void everyOperatorIsADerivedTable() {
        assertThat(back("SELECT a FROM t WHERE b > 1"))
                .isEqualTo("SELECT r2.c0 AS c0 FROM (SELECT r1.c0 AS c0, r1.c1 AS c1 FROM"
                        + " (SELECT r0.a AS c0, r0.b AS c1 FROM t AS r0) AS r1 WHERE r1.c1 > 1) AS r2");
    }

    @Test
    void anOuterJoin() {
        assertThat(back("SELECT t.a, u.c FROM t LEFT JOIN u ON t.a = u.c"))
                .contains("(SELECT r0.a AS c0, r0.b AS c1 FROM t AS r0) AS r1 LEFT JOIN"
                        + " (SELECT r2.c AS c0, r2.d AS c1 FROM u AS r2) AS r3 ON r1.c0 = r3.c0");
    }

    @Test
    void groups() {
        assertThat(back("SELECT a, COUNT(*) FROM t GROUP BY a"))
                .startsWith("SELECT r3.c0 AS c0, COUNT(*) AS c1 FROM ")
                .endsWith(" AS r3 GROUP BY r3.c0");
    }

    @Test
    void aCorrelatedSubqueryNamesTheRowAroundIt() {
        assertThat(back("SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.c = t.a)"))
                .contains("(SELECT r0.a AS c0, r0.b AS c1 FROM t AS r0) AS r1 WHERE EXISTS (SELECT ")
                .contains("AS r3 WHERE r3.c0 = r1.c0");
    }

    @Test
    void duplicatesStayInUnionAll() {
        assertThat(back("SELECT a FROM t UNION ALL SELECT c FROM u")).contains(" UNION ALL ");
        assertThat(back("SELECT a FROM t UNION SELECT c FROM u"))
                .contains(" UNION ")
                .doesNotContain(" ALL ");
    }

    @Test
    void theOrderOfNullsIsSpelledOut() {
        assertThat(back("SELECT a FROM t ORDER BY a DESC LIMIT 2"))
                .endsWith(" AS r2 ORDER BY r2.c0 DESC NULLS FIRST LIMIT 2");
        assertThat(back("SELECT RANK() OVER (PARTITION BY a ORDER BY b) FROM t"))
                .contains("RANK() OVER (PARTITION BY r1.c0 ORDER BY r1.c1 NULLS LAST) AS c2");
    }

    @Test
    void wholeQuotientsAreWholeWhateverTheDivision() {
        assertThat(back("SELECT a / b FROM t", QuotientStyle.WHOLE)).contains("r1.c0 / NULLIF(r1.c1, 0) AS c0");
        assertThat(back("SELECT a / b FROM t", QuotientStyle.FRACTION)).contains("TRUNC(r1.c0 / NULLIF(r1.c1, 0))");
    }

    /** What was written back is read as what it came from. */
    @Test
    void isReadAgain() {
        Front front = new Front(SCHEMA, ReadingProfile.STANDARD);
        for (String sql : List.of(
                "SELECT a FROM t WHERE b IN (SELECT c FROM u) OR b IS NULL",
                "SELECT a, SUM(b) FROM t GROUP BY a HAVING COUNT(*) > 1",
                "SELECT a FROM t EXCEPT ALL SELECT c FROM u",
                "SELECT CASE WHEN a > ALL (SELECT c FROM u) THEN 1 ELSE 0 END FROM t",
                "SELECT SUM(b) OVER (ORDER BY a ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM t")) {
            assertThat(front.translate(back(sql)).types())
                    .as(sql)
                    .isEqualTo(front.translate(sql).types());
        }
    }

    private static String back(String sql) {
        return back(sql, QuotientStyle.WHOLE);
    }

    private static String back(String sql, QuotientStyle quotients) {
        return SqlWriter.write(
                RelationToQuery.of(new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql), quotients),
                Dialect.PORTABLE);
    }
}
