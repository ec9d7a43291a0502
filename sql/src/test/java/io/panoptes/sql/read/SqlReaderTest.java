package io.panoptes.sql.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.panoptes.sql.SharedBench;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SqlReaderTest {

    @Test
    void readsMaterializedCommonTables() {
        Query.With with = (Query.With) SqlReader.query("WITH a AS MATERIALIZED (SELECT 1 AS x), b AS (SELECT 2 AS x),\n"
                + " c(y) AS NOT MATERIALIZED (WITH d AS MATERIALIZED (SELECT 3 AS x) SELECT x FROM d) SELECT * FROM a");
        assertThat(with.tables())
                .extracting(Query.CommonTable::materialization)
                .containsExactly(
                        Query.Materialization.MATERIALIZED,
                        Query.Materialization.UNSPECIFIED,
                        Query.Materialization.NOT_MATERIALIZED);
        assertThat(((Query.With) with.tables().get(2).query()).tables())
                .extracting(Query.CommonTable::materialization)
                .containsExactly(Query.Materialization.MATERIALIZED);
    }

    @Test
    void readsMixedGroupByAsGroupingSets() {
        Query.Select select = (Query.Select) SqlReader.query("SELECT a FROM t GROUP BY a, ROLLUP(b, c)");
        assertThat(select.groupBy())
                .contains(((Query.Select)
                                SqlReader.query("SELECT a FROM t GROUP BY GROUPING SETS ((a, b, c), (a, b), (a))"))
                        .groupBy()
                        .orElseThrow());
        assertThat(((Query.Select) SqlReader.query("SELECT 1 FROM t GROUP BY ()")).groupBy())
                .contains(new Query.GroupBy.GroupingSets(java.util.List.of(java.util.List.of())));
    }

    @Test
    void keepsWhatAFrameLeavesOut() {
        String excluding =
                "SELECT SUM(b) OVER (ORDER BY b ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE %s) FROM t";
        for (String rows : java.util.List.of("CURRENT ROW", "GROUP", "TIES")) {
            assertThat(SqlWriter.write(SqlReader.query(excluding.formatted(rows)), Dialect.PORTABLE))
                    .contains("AND UNBOUNDED FOLLOWING EXCLUDE " + rows + ")");
        }
        assertThat(SqlReader.query(excluding.formatted("NO OTHERS")))
                .isEqualTo(SqlReader.query(excluding.replace(" EXCLUDE %s", "")));
    }

    @Test
    void readsAWhereWithoutFrom() {
        assertThat(SqlReader.query(
                        "SELECT 1 AS n WHERE EXISTS (SELECT 2 FROM t WHERE b) UNION ALL SELECT 3 WHERE a > 0"))
                .isEqualTo(SqlReader.query("SELECT 1 AS n FROM (SELECT 0 AS only_row) AS only_row"
                        + " WHERE EXISTS (SELECT 2 FROM t WHERE b)"
                        + " UNION ALL SELECT 3 FROM (SELECT 0 AS only_row) AS only_row WHERE a > 0"));
        assertThat(SqlReader.query("SELECT EXTRACT(YEAR FROM d), COUNT(*) FILTER (WHERE b) FROM t WHERE b"))
                .isEqualTo(SqlReader.query("SELECT EXTRACT(YEAR FROM d), COUNT(*) FILTER (WHERE b) FROM t\nWHERE b"));
    }

    @Test
    void readsNegativeNumbersAsLiterals() {
        assertThat(SqlReader.expression("-5")).isEqualTo(new Expression.Literal(Value.of(-5)));
        assertThat(SqlReader.expression("-(-5)")).isEqualTo(new Expression.Literal(Value.of(5)));
    }

    @Test
    void readsKeywordsThatNameColumnsOfTheSchema() {
        var schema = SchemaReader.read("CREATE TABLE t (year INT, value INT)");
        Query.Select select = (Query.Select) SqlReader.query("SELECT year, t.value FROM t WHERE year = 1", schema);
        assertThat(select.items())
                .first()
                .isEqualTo(new Query.SelectItem.Column(
                        new Expression.ColumnReference(Optional.empty(), "year"), Optional.empty()));
    }

    @Test
    void saysWhereTheTextIsWrong() {
        assertThatThrownBy(() -> SqlReader.query("SELECT a\nFROM WHERE x"))
                .isInstanceOfSatisfying(SqlTextException.class, e -> {
                    assertThat(e.line()).isEqualTo(2);
                    assertThat(e.column()).isEqualTo(1);
                    assertThat(e).hasMessageContaining("Correct the text here");
                });
        assertThatThrownBy(() -> SqlReader.query("SELECT a\nFROM t NATURAL JOIN u"))
                .hasMessageContaining("line 2, column 16: NATURAL JOIN is not in our SQL");
    }

    @Test
    void givesACleanErrorForGarbage() {
        refusesGarbage(2_500);
    }

    @Test
    @Tag("slow")
    void givesACleanErrorForMuchGarbage() {
        refusesGarbage(100_000);
    }

    private static void refusesGarbage(int texts) {
        Random random = new Random(7);
        int errors = 0;
        for (int i = 0; i < texts; i++) {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            try {
                SqlReader.query(new String(bytes, i % 2 == 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1));
            } catch (SqlTextException e) {
                errors++;
                assertThat(e.line()).isPositive();
                assertThat(e.column()).isPositive();
                assertThat(e.problem()).isNotEmpty();
            }
        }
        assertThat(errors).isEqualTo(texts);
    }

    @Test
    void readsOrRefusesTruncatedAndMutatedQueries() {
        String query =
                "WITH c (a) AS MATERIALIZED (SELECT `x` FROM t) SELECT DISTINCT a, CASE WHEN \"b\" = 'it''s' THEN 1.5"
                        + " END FROM c LEFT JOIN (VALUES (1, 2)) AS v(y, z) ON a IN (1, 2) GROUP BY ROLLUP(a) HAVING"
                        + " COUNT(*) FILTER (WHERE a) > 1 UNION ALL SELECT a, DATE '2020-01-01' FROM t ORDER BY 1 LIMIT 3";
        Random random = new Random(11);
        int refused = 0;
        for (int i = 0; i < 3_000; i++) {
            StringBuilder text =
                    new StringBuilder(query.substring(0, i % 3 == 0 ? random.nextInt(query.length()) : query.length()));
            for (int change = random.nextInt(3); change > 0 && !text.isEmpty(); change--) {
                text.setCharAt(random.nextInt(text.length()), query.charAt(random.nextInt(query.length())));
            }
            try {
                SqlReader.query(text.toString());
            } catch (SqlTextException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(1_000);
    }

    /** A text that mentions the end of input is no shorter for it. */
    @Test
    void tellsATextThatEndsTooEarlyFromOneThatIsWrong() {
        for (String text : List.of("SELECT (a + 1", "SELECT a FROM t WHERE (b")) {
            assertThat(advice(text)).as(text).startsWith("The text ends too early");
        }
        for (String text : List.of("SELECT a FROM t WHERE '<EOF>' '<EOF>' )", "SELECT a, FROM t", "FROM FROM")) {
            assertThat(advice(text)).as(text).startsWith("Correct the text here");
        }
    }

    private static String advice(String text) {
        return catchThrowableOfType(SqlTextException.class, () -> SqlReader.query(text))
                .advice();
    }

    @Test
    void refusesTextThatIsNestedTooDeeply() {
        for (int depth : new int[] {20_000, 100_000}) {
            String nested = "SELECT " + "(".repeat(depth) + "1" + ")".repeat(depth) + " FROM t";
            assertThatThrownBy(() -> SqlReader.query(nested))
                    .isInstanceOf(SqlTextException.class)
                    .hasMessageContaining("nested too deeply");
        }
    }

    @Test
    void readsTheBenchmarkQueries() {
        Map<String, Integer> reasons = new TreeMap<>();
        int read = 0;
        int all = 0;
        for (var pair : SharedBench.pairs()) {
            var schema = SchemaReader.read(SharedBench.schema(pair));
            for (String side : new String[] {"left", "right"}) {
                all++;
                try {
                    SqlReader.query(pair.get(side).asText(), schema);
                    read++;
                } catch (SqlTextException e) {
                    reasons.merge(e.problem(), 1, Integer::sum);
                }
            }
        }
        System.out.printf("benchmark queries read: %d of %d; not: %s%n", read, all, reasons);
        assertThat(read).isGreaterThan(all * 95 / 100);
    }

    /** Where INSERT has a form for each DBMS, only the one MERGE that all of them mean is read. */
    @Test
    void onlyAMergeThatGivesWhatItsSourceHasIsRead() {
        String form =
                "MERGE INTO t USING (SELECT u.k, u.a FROM u) AS n(k, a) ON %s WHEN MATCHED THEN UPDATE SET a = %s WHEN NOT"
                        + " MATCHED THEN INSERT (k, a) VALUES (%s)";
        Schema schema = new Schema(List.of());
        assertThat(SqlReader.change(form.formatted("t.k = n.k", "n.a", "n.k, n.a"), schema))
                .isEqualTo(new Change.Merge(
                        "t", List.of("k", "a"), SqlReader.query("SELECT u.k, u.a FROM u"), "k", List.of("a")));
        for (String other : List.of(
                form.formatted("t.k = n.a", "n.a", "n.k, n.a"),
                form.formatted("t.k > n.k", "n.a", "n.k, n.a"),
                form.formatted("t.k = n.k", "n.k", "n.k, n.a"),
                form.formatted("t.k = n.k", "n.a + 1", "n.k, n.a"),
                form.formatted("t.k = n.k", "n.a", "n.a, n.k"),
                form.formatted("t.k = n.k", "n.a", "n.k, 1"))) {
            assertThatThrownBy(() -> SqlReader.change(other, schema))
                    .as(other)
                    .isInstanceOf(SqlTextException.class)
                    .hasMessageContaining("this form of MERGE");
        }
    }
}
