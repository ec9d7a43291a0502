package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.state.SetupStep.Verbatim;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupReaderTest {
    @Test
    void readsTablesRowsIndexesAndViews() {
        List<SetupStep> steps = read(
                "CREATE TABLE t (a INTEGER NOT NULL, b VARCHAR(10), PRIMARY KEY (a))",
                "INSERT INTO t VALUES (-1, 'x'), (2, NULL)",
                "INSERT INTO t (b, a) VALUES ('y', 3)",
                "CREATE UNIQUE INDEX i ON t (b DESC, a)",
                "CREATE VIEW v AS SELECT a FROM t");
        CreateTable table = (CreateTable) steps.get(0);
        assertThat(table.columns()).extracting(column -> column.name()).containsExactly("a", "b");
        assertThat(table.columns().getFirst().type()).isEqualTo(SqlType.INTEGER);
        assertThat(table.columns().getFirst().nullable()).isFalse();
        assertThat(steps.get(1))
                .isEqualTo(new Insert(
                        "t",
                        List.of("a", "b"),
                        List.of(Row.of(Value.of(-1), Value.of("x")), Row.of(Value.of(2), Value.NULL))));
        assertThat(((Insert) steps.get(2)).columns()).containsExactly("b", "a");
        assertThat(((CreateIndex) steps.get(3)).unique()).isTrue();
        assertThat(((CreateIndex) steps.get(3)).keys().getFirst().descending()).isTrue();
        assertThat(steps.get(4)).isInstanceOf(CreateView.class);
    }

    @Test
    void keepsWhatItDoesNotReadAsItIsWritten() {
        assertThat(read(
                        "PRAGMA foreign_keys = ON",
                        "CREATE TABLE p (x INTEGER) PARTITION BY RANGE (x) (PARTITION p0 VALUES LESS THAN (1))",
                        "CREATE TABLE d (x INTEGER DEFAULT 7)",
                        "INSERT INTO t SELECT 1",
                        "CREATE INDEX i ON t (a + 1)"))
                .allMatch(Verbatim.class::isInstance);
    }

    private static List<SetupStep> read(String... statements) {
        return SetupReader.read(List.of(statements), type -> "INTEGER");
    }
}
