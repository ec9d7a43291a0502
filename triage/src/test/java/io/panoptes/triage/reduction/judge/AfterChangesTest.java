package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AfterChangesTest {
    private static final CreateTable T =
            new CreateTable("t", List.of(stored("a"), stored("b"), stored("c")), List.of(), "");

    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INTEGER, b INTEGER, c INTEGER)"));

    private static ColumnDefinition stored(String name) {
        return new ColumnDefinition(name, SqlType.INTEGER, "INTEGER", true, Optional.empty());
    }

    private static ColumnDefinition generated(String name, String from) {
        return new ColumnDefinition(
                name,
                SqlType.INTEGER,
                "INTEGER",
                true,
                Optional.of(new SetupStep.Generated(SqlReader.expression(from), false)));
    }

    private static EditableSide side(String query, String... changes) {
        return new EditableSide(
                SqlReader.query(query),
                Optional.empty(),
                List.of(changes).stream().map(AfterChangesTest::change).toList());
    }

    private static Change change(String sql) {
        return SqlReader.change(sql, SCHEMA);
    }

    private static EditableCase pair(CreateTable table, EditableSide left, EditableSide right) {
        return new EditableCase(List.of(table), left, right, Semantics.BAG);
    }

    private static void reads(CreateTable table, EditableSide side, String after) {
        EditableCase changed = AfterChanges.of(pair(table, side, side("SELECT 1")));
        assertThat(SqlWriter.write(changed.left().query(), Dialect.PORTABLE)).isEqualTo(after);
        assertThat(changed.left().changes()).isEmpty();
        assertThat(changed.right().query()).isEqualTo(SqlReader.query("SELECT 1"));
    }

    @Test
    void aCaseThatChangesNothingStays() {
        EditableCase plain = pair(T, side("SELECT a FROM t"), side("SELECT b FROM t"));
        assertThat(AfterChanges.of(plain)).isSameAs(plain);
    }

    @Test
    void onlyColumnsThatSomethingNamesAreKept() {
        reads(
                T,
                side("SELECT t.a FROM t", "DELETE FROM t WHERE t.b = 1"),
                "SELECT t.a FROM (SELECT t.a AS a, t.b AS b FROM t WHERE (t.b = 1) IS NOT TRUE) AS t");
        reads(T, side("SELECT 2 FROM t", "DELETE FROM t"), "SELECT 2 FROM (SELECT t.a AS a FROM t WHERE FALSE) AS t");
    }

    /** Columns that only a star stands for make rows differ: DISTINCT would lose rows without them. */
    @Test
    void aStarNamesAllColumns() {
        reads(
                T,
                side("SELECT DISTINCT * FROM t", "DELETE FROM t WHERE t.b = 1"),
                "SELECT DISTINCT * FROM (SELECT t.a AS a, t.b AS b, t.c AS c FROM t WHERE (t.b = 1) IS NOT TRUE) AS t");
    }

    @Test
    void aColumnThatAnInsertDoesNotGiveMayNotBeRead() {
        reads(
                T,
                side("SELECT t.a FROM t", "INSERT INTO t (a) SELECT 1"),
                "SELECT t.a FROM (SELECT t.a AS a FROM t UNION ALL SELECT new_rows.a AS a FROM (SELECT 1) AS new_rows(a)) AS t");
        assertThatThrownBy(() -> AfterChanges.of(
                        pair(T, side("SELECT t.b FROM t", "INSERT INTO t (a) SELECT 1"), side("SELECT 1"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("t.b is read, and an INSERT does not give it");
    }

    @Test
    void aGeneratedColumnOfAChangedTableMayNotBeRead() {
        CreateTable table = new CreateTable("t", List.of(stored("a"), generated("g", "a + 1")), List.of(), "");
        reads(table, side("SELECT t.a FROM t", "UPDATE t SET a = 2"), "SELECT t.a FROM (SELECT 2 AS a FROM t) AS t");
        assertThatThrownBy(() ->
                        AfterChanges.of(pair(table, side("SELECT t.g FROM t", "UPDATE t SET a = 2"), side("SELECT 1"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the generated column g of a changed table is read");
        assertThatThrownBy(() ->
                        AfterChanges.of(pair(table, side("SELECT * FROM t", "UPDATE t SET a = 2"), side("SELECT 1"))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aGeneratedColumnOfAnotherTableMayBeRead() {
        CreateTable other = new CreateTable("o", List.of(stored("a"), generated("g", "a + 1")), List.of(), "");
        EditableCase edited = new EditableCase(
                List.of(T, other),
                side("SELECT o.g FROM o", "DELETE FROM t", "UPDATE t SET a = 2"),
                side("SELECT 1"),
                Semantics.BAG);
        assertThat(SqlWriter.write(AfterChanges.of(edited).left().query(), Dialect.PORTABLE))
                .isEqualTo("SELECT o.g FROM o");
    }

    @Test
    void aMergeByNoKeyIsRefused() {
        String merge =
                "MERGE INTO t USING (SELECT u.a, u.b, u.c FROM u) AS n(a, b, c) ON t.a = n.a WHEN NOT MATCHED THEN INSERT"
                        + " (a, b, c) VALUES (n.a, n.b, n.c)";
        assertThatThrownBy(() -> AfterChanges.of(pair(T, side("SELECT t.a FROM t", merge), side("SELECT 1"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a alone is no key of t");
    }
}
