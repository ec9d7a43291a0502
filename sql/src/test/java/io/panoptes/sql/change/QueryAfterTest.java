package io.panoptes.sql.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.ast.Change;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class QueryAfterTest {
    private static final Schema SCHEMA =
            SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, b INTEGER)", "CREATE TABLE u (a INTEGER)"));

    private static String after(String query, String... changes) {
        return SqlWriter.write(
                QueryAfter.of(
                        Stream.of(changes)
                                .map(change -> SqlReader.change(change, SCHEMA))
                                .toList(),
                        SqlReader.query(query, SCHEMA),
                        SCHEMA),
                Dialect.PORTABLE);
    }

    @Test
    void anUpdatedColumnIsAConditionalOne() {
        assertThat(after("SELECT t.a FROM t", "UPDATE t SET a = 1 WHERE t.b > 0"))
                .isEqualTo("SELECT t.a FROM (SELECT CASE WHEN t.b > 0 THEN 1 ELSE t.a END AS a, t.b AS b FROM t) AS t");
    }

    @Test
    void withoutAConditionAllRowsAreUpdated() {
        assertThat(after("SELECT t.a FROM t", "UPDATE t SET a = 1, b = t.b + 1"))
                .isEqualTo("SELECT t.a FROM (SELECT 1 AS a, t.b + 1 AS b FROM t) AS t");
    }

    @Test
    void aRowWhoseConditionIsNullIsNotDeleted() {
        assertThat(after("SELECT t.a FROM t", "DELETE FROM t WHERE t.b > 0"))
                .isEqualTo("SELECT t.a FROM (SELECT t.a AS a, t.b AS b FROM t WHERE t.b > 0 IS NOT TRUE) AS t"
                        .replace("t.b > 0 IS", "(t.b > 0) IS"));
    }

    @Test
    void insertedRowsComeOnTop() {
        assertThat(after("SELECT t.a FROM t", "INSERT INTO t (a) SELECT u.a FROM u"))
                .isEqualTo("SELECT t.a FROM (SELECT t.a AS a, t.b AS b FROM t UNION ALL SELECT new_rows.a AS a,"
                        + " CAST(NULL AS INTEGER) AS b FROM (SELECT u.a FROM u) AS new_rows(a)) AS t");
    }

    @Test
    void aSubqueryOfTheSecondStatementSeesWhatTheFirstLeft() {
        String delete = "SELECT t.a AS a, t.b AS b FROM t WHERE FALSE";
        assertThat(after(
                        "SELECT t.a FROM t",
                        "DELETE FROM t",
                        "UPDATE t SET a = (SELECT MAX(o.a) FROM t AS o WHERE o.b = t.b)"))
                .isEqualTo("SELECT t.a FROM (SELECT (SELECT MAX(o.a) FROM (" + delete
                        + ") AS o WHERE o.b = t.b) AS a, t.b AS b FROM (" + delete + ") AS t) AS t");
    }

    @Test
    void aCommonTableOfItsNameHidesTheChangedOne() {
        String rows = "(SELECT t.a AS a, t.b AS b FROM t WHERE FALSE)";
        assertThat(after("WITH t AS (SELECT 1 AS a) SELECT t.a FROM t", "DELETE FROM t"))
                .isEqualTo("WITH t AS (SELECT 1 AS a) SELECT t.a FROM t");
        assertThat(after(
                        "WITH x AS (SELECT t.a FROM t), t AS (SELECT t.a FROM t) SELECT t.a FROM x, t",
                        "DELETE FROM t"))
                .isEqualTo("WITH x AS (SELECT t.a FROM " + rows + " AS t), t AS (SELECT t.a FROM " + rows
                        + " AS t) SELECT t.a FROM x CROSS JOIN t");
        assertThat(after("WITH x AS (SELECT t.a FROM t) SELECT x.a FROM x", "DELETE FROM t"))
                .isEqualTo("WITH x AS (SELECT t.a FROM " + rows + " AS t) SELECT x.a FROM x");
    }

    @Test
    void otherTablesStay() {
        assertThat(after("SELECT u.a FROM u", "DELETE FROM t")).isEqualTo("SELECT u.a FROM u");
    }

    private static final Schema KEYED = SchemaReader.read(List.of(
            "CREATE TABLE t (k INTEGER, a INTEGER, UNIQUE (k))", "CREATE TABLE u (k INTEGER, a INTEGER, UNIQUE (k))"));

    private static String merged(String source, String matched) {
        Change merge = SqlReader.change(
                "MERGE INTO t USING (" + source + ") AS n(k, a) ON t.k = n.k" + matched
                        + " WHEN NOT MATCHED THEN INSERT (k, a) VALUES (n.k, n.a)",
                KEYED);
        return SqlWriter.write(
                QueryAfter.of(List.of(merge), SqlReader.query("SELECT t.a FROM t", KEYED), KEYED), Dialect.PORTABLE);
    }

    @Test
    void aMergeOverwritesTheKeysThatAreThereAndInsertsTheOthers() {
        String source = "SELECT u.k, u.a FROM u WHERE u.a > 0";
        String fresh =
                " UNION ALL SELECT new_rows.k AS k, new_rows.a AS a FROM (SELECT new_rows.k AS k, new_rows.a AS a FROM ("
                        + source
                        + ") AS new_rows(k, a) WHERE NOT (EXISTS (SELECT 1 FROM t AS known_rows WHERE known_rows.k ="
                        + " new_rows.k))) AS new_rows(k, a)) AS t";
        assertThat(merged(source, " WHEN MATCHED THEN UPDATE SET a = n.a"))
                .isEqualTo(
                        "SELECT t.a FROM (SELECT t.k AS k, CASE WHEN EXISTS (SELECT 1 FROM u WHERE u.a > 0 AND u.k = t.k)"
                                + " THEN (SELECT u.a FROM u WHERE u.a > 0 AND u.k = t.k) ELSE t.a END AS a FROM t"
                                + fresh);
        assertThat(merged(source, "")).isEqualTo("SELECT t.a FROM (SELECT t.k AS k, t.a AS a FROM t" + fresh);
    }

    /** A window would see other rows behind a condition more. */
    @Test
    void aSourceThatLooksAtSeveralRowsStaysADerivedTable() {
        assertThat(merged("SELECT u.k, SUM(u.a) OVER () FROM u", " WHEN MATCHED THEN UPDATE SET a = n.a"))
                .contains(
                        "(SELECT new_rows.a FROM (SELECT u.k, SUM(u.a) OVER () FROM u) AS new_rows(k, a) WHERE new_rows.k ="
                                + " t.k)");
    }
}
