package io.panoptes.sql.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.SharedBench;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.RandomTrees;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SqlWriterTest {

    @Test
    void writesWhatIsReadAsTheSameTree() {
        writesAndReadsAgain(800);
    }

    @Test
    @Tag("slow")
    void writesWhatIsReadAsTheSameTreeManyTimes() {
        writesAndReadsAgain(30_000);
    }

    private static void writesAndReadsAgain(int trees) {
        for (int seed = 0; seed < trees; seed++) {
            Query query = new RandomTrees(seed).query(1 + seed % 4);
            String text = SqlWriter.write(query, Dialect.PORTABLE);
            assertThat(readBack(text, seed)).as("seed %d: %s", seed, text).isEqualTo(query);
        }
    }

    private static Query readBack(String text, int seed) {
        try {
            return SqlReader.query(text);
        } catch (SqlTextException e) {
            throw new AssertionError("seed %d: %s%n%s".formatted(seed, text, e.getMessage()), e);
        }
    }

    @Test
    void writesTheBenchmarkQueriesAsTheSameTree() {
        int same = 0;
        int all = 0;
        for (var pair : SharedBench.pairs()) {
            Schema schema = SchemaReader.read(SharedBench.schema(pair));
            for (String side : new String[] {"left", "right"}) {
                all++;
                Query query;
                try {
                    query = SqlReader.query(pair.get(side).asText(), schema);
                } catch (SqlTextException e) {
                    continue; // SqlReaderTest counts those.
                }
                String text = SqlWriter.write(query, Dialect.PORTABLE);
                assertThat(SqlReader.query(text))
                        .as("%s: %s", pair.get("id"), text)
                        .isEqualTo(query);
                same++;
            }
        }
        System.out.printf("benchmark queries written and read again as the same tree: %d of %d%n", same, all);
    }

    /**
     * Keys are written NOT NULL, references behind the columns, numbers with their digits and INT as INTEGER, as most DBMSs take them:
     * by this a key may number the rows of SQLite that did not before. A name that is reserved elsewhere is quoted.
     */
    @Test
    void writesSchemasThatAreReadAsTheSame() {
        for (var pair : SharedBench.pairs()) {
            Schema schema = SchemaReader.read(SharedBench.schema(pair));
            assertThat(asWritten(SchemaReader.read(SqlWriter.write(schema, Dialect.PORTABLE))))
                    .as(pair.get("id").asText())
                    .isEqualTo(asWritten(schema));
        }
    }

    private static Schema asWritten(Schema schema) {
        return new Schema(schema.tables().stream()
                .map(table -> new Table(
                        table.name(),
                        table.columns().stream().map(SqlWriterTest::asWritten).toList(),
                        table.constraints()))
                .toList());
    }

    private static Column asWritten(Column column) {
        Set<ColumnTrait> traits = new HashSet<>(column.traits());
        traits.removeAll(Set.of(
                ColumnTrait.NULLABLE_KEY,
                ColumnTrait.REFERS_INLINE,
                ColumnTrait.ANY_DIGITS,
                ColumnTrait.NUMBERS_ROWS,
                ColumnTrait.DOUBLE_QUOTED_IN_CHECK));
        return new Column(column.name(), column.type(), column.nullable(), traits);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '@', textBlock = """
            sqlite   ; SELECT a IS DISTINCT FROM b FROM t        ; SELECT a IS NOT b FROM t
            mysql    ; SELECT a IS DISTINCT FROM b FROM t        ; SELECT NOT (a <=> b) FROM t
            derby    ; SELECT a IS NOT TRUE                      ; SELECT CASE WHEN a THEN FALSE ELSE TRUE END FROM SYSIBM.SYSDUMMY1
            derby    ; SELECT a FROM t LIMIT 2 OFFSET 1          ; SELECT a FROM t OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY
            sqlite   ; SELECT a FROM t OFFSET 1                  ; SELECT a FROM t LIMIT 9223372036854775807 OFFSET 1
            sqlite   ; SELECT x FROM (VALUES (1), (2)) AS v(x)   ; SELECT x FROM (SELECT 1 AS x UNION ALL SELECT 2 AS x) AS v
            sqlite   ; SELECT x FROM t AS v(x)                   ; SELECT x FROM (WITH v(x) AS (SELECT * FROM t) SELECT * FROM v) AS v
            sqlite   ; SELECT 1 UNION (SELECT 2 EXCEPT SELECT 3) ; SELECT 1 UNION SELECT * FROM (SELECT 2 EXCEPT SELECT 3)
            h2       ; SELECT 1 UNION (SELECT 2 EXCEPT SELECT 3) ; SELECT 1 UNION (SELECT 2 EXCEPT SELECT 3)
            mysql    ; SELECT COUNT(*) FILTER (WHERE a) FROM t   ; SELECT COUNT(CASE WHEN a THEN 1 END) FROM t
            mysql    ; SELECT a || 'x\\' FROM t                   ; SELECT CONCAT(a, 'x\\\\') FROM t
            mysql    ; SELECT CAST(a AS VARCHAR) FROM t          ; SELECT CONCAT(a) FROM t
            mariadb  ; SELECT CAST(NULL AS VARCHAR) FROM t       ; SELECT CAST(NULL AS CHAR) FROM t
            h2       ; SELECT year FROM t                        ; SELECT "YEAR" FROM t
            postgresql ; SELECT "Year" FROM t                    ; SELECT "year" FROM t
            sqlite   ; SELECT DATE '2020-01-02' FROM t           ; SELECT '2020-01-02' FROM t
            derby    ; SELECT DATE '2020-01-02' FROM t           ; SELECT DATE('2020-01-02') FROM t
            h2       ; WITH c AS MATERIALIZED (SELECT 1 AS x) SELECT x FROM c ; WITH c AS (SELECT 1 AS x) SELECT x FROM c
            duckdb   ; WITH c AS MATERIALIZED (SELECT 1 AS x) SELECT x FROM c ; WITH c AS MATERIALIZED (SELECT 1 AS x) SELECT x FROM c
            duckdb   ; SELECT a OR b AND (c OR d) AND NOT e, -a - -1 ; SELECT a OR (b AND (c OR d) AND NOT e), (-a) - (-1)
            """)
    void mindsTheHabitsOfADialect(String dialect, String portable, String expected) {
        assertThat(SqlWriter.write(
                        SqlReader.query(portable, SchemaReader.read("CREATE TABLE t (year INT)")), dialect(dialect)))
                .isEqualTo(expected);
    }

    /** As Oracle has it. */
    @Test
    void writesAnotherNameOfATableWithoutAs() {
        assertThat(SqlWriter.write(
                        SqlReader.query(
                                "SELECT x.a AS b FROM t AS x INNER JOIN (SELECT a FROM t) AS y ON x.a = y.a",
                                SchemaReader.read("CREATE TABLE t (a INT)")),
                        Dialect.PORTABLE.with(Habit.TABLE_ALIAS_WITHOUT_AS)))
                .isEqualTo("SELECT x.a AS b FROM t x INNER JOIN (SELECT a FROM t) y ON x.a = y.a");
    }

    /** As SQL Server has it. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '@', textBlock = """
            SELECT a FROM t LIMIT 2                            ; SELECT TOP (2) a FROM t
            SELECT DISTINCT a FROM t ORDER BY a LIMIT 2        ; SELECT DISTINCT TOP (2) a FROM t ORDER BY a
            SELECT a FROM t ORDER BY a                         ; SELECT a FROM t ORDER BY a
            SELECT a FROM t ORDER BY a LIMIT 2 OFFSET 1        ; SELECT a FROM t ORDER BY a OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY
            SELECT a FROM t OFFSET 1                           ; SELECT a FROM t ORDER BY (SELECT NULL) OFFSET 1 ROWS
            SELECT a FROM t UNION SELECT 1 ORDER BY a LIMIT 2  ; SELECT a FROM t UNION SELECT 1 ORDER BY a OFFSET 0 ROWS FETCH NEXT 2 ROWS ONLY
            SELECT a FROM t UNION SELECT 1 LIMIT 2             ; SELECT TOP (2) * FROM (SELECT a FROM t UNION SELECT 1) AS w
            SELECT a FROM t UNION SELECT 1 LIMIT 2 OFFSET 1    ; SELECT * FROM (SELECT a FROM t UNION SELECT 1) AS w ORDER BY (SELECT NULL) OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY
            SELECT x.a FROM (SELECT a FROM t ORDER BY a LIMIT 1) AS x ; SELECT x.a FROM (SELECT TOP (1) a FROM t ORDER BY a) AS x
            WITH c AS (SELECT 1 AS a) SELECT a FROM c LIMIT 1  ; WITH c AS (SELECT 1 AS a) SELECT TOP (1) a FROM c
            """)
    void writesLimitsAsTop(String portable, String expected) {
        assertThat(SqlWriter.write(
                        SqlReader.query(portable, SchemaReader.read("CREATE TABLE t (a INT)")),
                        Dialect.PORTABLE.with(Habit.LIMIT_AS_TOP)))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '@', textBlock = """
            h2     | SELECT * FROM a FULL JOIN b ON TRUE                       | FULL JOIN
            sqlite | SELECT 1 EXCEPT ALL SELECT 2                              | EXCEPT ALL
            sqlite | SELECT a FROM t GROUP BY ROLLUP (a)                       | GROUP BY ROLLUP
            mysql  | SELECT a FROM t GROUP BY ROLLUP (a)                       | GROUP BY ROLLUP
            mariadb | SELECT a FROM t GROUP BY ROLLUP (a)                       | GROUP BY ROLLUP
            sqlite | SELECT a FROM t WHERE a < ALL (SELECT a FROM t)           | a comparison with ANY or ALL
            derby  | SELECT * FROM t WHERE (a, b) IN (SELECT a, b FROM t)      | a row value
            derby  | SELECT a FROM t WHERE EXISTS (WITH c AS (SELECT 1) SELECT * FROM c) | WITH
            """)
    void namesWhatADialectCannotSay(String dialect, String query, String construct) {
        assertThat(dialect(dialect).cannotSay(SqlReader.query(query)).map(Construct::title))
                .contains(construct);
        assertThat(Dialects.DUCKDB.cannotSay(SqlReader.query(query))).isEmpty();
    }

    private static Dialect dialect(String name) {
        return Dialects.ALL.stream()
                .filter(dialect -> dialect.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aCaseOfOneOperandIsSaidByConditionsWhereTheDialectHasNoOther() {
        var dialect = Dialects.DERBY.with(Habit.CASE_BY_CONDITIONS);
        var query = SqlReader.query("SELECT CASE a + 1 WHEN 2 THEN b WHEN c THEN 3 ELSE 4 END FROM t");
        assertThat(SqlWriter.write(query, dialect))
                .isEqualTo("SELECT CASE WHEN (a + 1) = 2 THEN b WHEN (a + 1) = c THEN 3 ELSE 4 END FROM t");
    }

    @Test
    void aMergeIsWrittenAsEachDbmsHasIt() {
        String portable =
                "MERGE INTO t USING (SELECT u.k, u.a FROM u) AS new_rows(k, a) ON t.k = new_rows.k WHEN MATCHED THEN"
                        + " UPDATE SET a = new_rows.a WHEN NOT MATCHED THEN INSERT (k, a) VALUES (new_rows.k, new_rows.a)";
        Change merge = SqlReader.change(portable, new Schema(List.of()));
        assertThat(SqlWriter.write(merge, Dialect.PORTABLE)).isEqualTo(portable);
        assertThat(SqlWriter.write(merge, Dialects.SQLITE))
                .isEqualTo(
                        "INSERT INTO t (k, a) SELECT * FROM (SELECT u.k AS k, u.a AS a FROM u) AS new_rows WHERE 1 = 1 ON CONFLICT (k)"
                                + " DO UPDATE SET a = excluded.a");
        assertThat(SqlWriter.write(merge, Dialects.MYSQL))
                .isEqualTo(
                        "INSERT INTO t (k, a) SELECT * FROM (SELECT u.k AS k, u.a AS a FROM u) AS new_rows ON DUPLICATE KEY UPDATE a ="
                                + " VALUES(a)");
    }

    @Test
    void aMergeThatKeepsRowsIsWrittenAsEachDbmsHasIt() {
        String portable =
                "MERGE INTO t USING (SELECT u.k, u.a FROM u) AS new_rows(k, a) ON t.k = new_rows.k WHEN NOT MATCHED"
                        + " THEN INSERT (k, a) VALUES (new_rows.k, new_rows.a)";
        Change merge = SqlReader.change(portable, new Schema(List.of()));
        assertThat(SqlWriter.write(merge, Dialect.PORTABLE)).isEqualTo(portable);
        assertThat(SqlWriter.write(merge, Dialects.POSTGRESQL)).endsWith(" WHERE 1 = 1 ON CONFLICT (k) DO NOTHING");
        assertThat(SqlWriter.write(merge, Dialects.MARIADB)).endsWith(" ON DUPLICATE KEY UPDATE k = VALUES(k)");
    }
}
