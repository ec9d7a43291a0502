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
            CREATE TABLE o (id INTEGER PRIMARY KEY, oid INT);
            CREATE TABLE w (id INTEGER PRIMARY KEY, a INT) WITHOUT ROWID;
            CREATE TABLE r (id INTEGER PRIMARY KEY, rowid INT)""");

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
            SELECT rowid FROM o                                                     ; SELECT id FROM o
            SELECT t.a FROM t WHERE EXISTS (SELECT 1 FROM u AS t WHERE t.rowid = 3) ; SELECT t.a FROM t WHERE EXISTS (SELECT 1 FROM u AS t WHERE t.k = 3)
            SELECT t.a FROM t WHERE a IN (SELECT t.oid FROM o AS t)                 ; SELECT t.a FROM t WHERE a IN (SELECT o.oid FROM o)
            SELECT a FROM t WHERE a IN (SELECT oid FROM (SELECT b AS oid FROM u) AS t WHERE t.oid > 1) ; SELECT a FROM t WHERE a IN (SELECT b FROM (SELECT b FROM u) AS y WHERE b > 1)
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
                "SELECT a FROM t WHERE a IN (SELECT rowid FROM i)",
                "SELECT rowid FROM t, (SELECT b AS rowid FROM u)",
                "SELECT x.rowid FROM t AS x (a, id)",
                "SELECT id FROM r WHERE EXISTS (SELECT 1 FROM i WHERE i.id = rowid)",
                "SELECT id FROM r WHERE EXISTS (SELECT 1 FROM w WHERE w.id = rowid)",
                "SELECT id FROM t WHERE EXISTS (SELECT 1 FROM w AS t WHERE t.rowid = 1)",
                "SELECT id FROM r WHERE EXISTS (SELECT 1 FROM t JOIN u ON a = b WHERE rowid = 1)",
                "WITH z AS (SELECT * FROM t) SELECT t.a FROM t WHERE EXISTS (SELECT 1 FROM z AS t WHERE t.rowid = 2)",
            })
    void elsewhereItIsNoColumn(String sql) {
        Front front = new Front(SCHEMA, ReadingProfiles.named("sqlite"));
        Assertions.assertThatThrownBy(() -> front.translate(sql)).isInstanceOfAny(SqlError.class, Unsupported.class);
    }
}
