package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberOfRowTest {
    private static final Schema SCHEMA = SchemaReader.read("""
            CREATE TABLE t (id INTEGER PRIMARY KEY, a INT);
            CREATE TABLE u (k INTEGER NOT NULL, b INT, PRIMARY KEY (k));
            CREATE TABLE i (id INT NOT NULL PRIMARY KEY, a INT);
            CREATE TABLE d (id INTEGER PRIMARY KEY DESC, a INT);
            CREATE TABLE o (id INTEGER PRIMARY KEY, oid INT)""");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT rowid FROM t                                                     ; SELECT id FROM t
            SELECT t.rowid, a FROM t WHERE _rowid_ > 3 ORDER BY oid                 ; SELECT t.id, a FROM t WHERE id > 3 ORDER BY id
            SELECT x.ROWID FROM t AS x JOIN u ON u.rowid = x.rowid                  ; SELECT x.id FROM t AS x JOIN u ON u.k = x.id
            SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE b = t.rowid)        ; SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE b = t.id)
            SELECT a FROM t WHERE id IN (SELECT rowid FROM u)                       ; SELECT a FROM t WHERE id IN (SELECT k FROM u)
            SELECT MAX(rowid) FROM t GROUP BY a HAVING MIN(rowid) > 1               ; SELECT MAX(id) FROM t GROUP BY a HAVING MIN(id) > 1
            SELECT id FROM (SELECT rowid FROM t)                                    ; SELECT id FROM (SELECT id FROM t)
            SELECT a AS rowid FROM t ORDER BY rowid                                 ; SELECT a FROM t ORDER BY a
            SELECT rowid FROM (SELECT a AS rowid FROM t)                            ; SELECT a FROM (SELECT a FROM t)
            SELECT a AS oid FROM t WHERE oid > 1                                    ; SELECT a FROM t WHERE id > 1
            SELECT oid FROM o                                                       ; SELECT o.oid FROM o
            """)
    void standsForTheKey(String sql, String same) {
        Front front = new Front(SCHEMA, ReadingProfiles.named("sqlite"));
        assertThat(front.translate(sql)).isEqualTo(front.translate(same));
    }

    /** An alias comes first only where it is all that is sorted by. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT -id AS rowid FROM t ORDER BY rowid + 0",
                "SELECT a AS oid FROM t ORDER BY id, -oid DESC",
            })
    void withinAnExpressionOfTheOrderAnAliasOfItsNameIsRefused(String sql) {
        Front front = new Front(SCHEMA, ReadingProfiles.named("sqlite"));
        Assertions.assertThatThrownBy(() -> front.translate(sql)).isInstanceOf(Unsupported.class);
    }

    /** Keys that are no INTEGER PRIMARY KEY, one of two tables, rows of a query, another column of the name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT rowid FROM i",
                "SELECT rowid FROM d",
                "SELECT rowid FROM t JOIN u ON a = b",
                "SELECT rowid FROM (SELECT a FROM t)",
                "SELECT x.rowid FROM (SELECT id FROM t) AS x",
                "SELECT rowid FROM o",
                "SELECT a FROM t WHERE a IN (SELECT rowid FROM i)",
            })
    void elsewhereItIsNoColumn(String sql) {
        Front front = new Front(SCHEMA, ReadingProfiles.named("sqlite"));
        Assertions.assertThatThrownBy(() -> front.translate(sql)).isInstanceOf(SqlError.class);
    }
}
