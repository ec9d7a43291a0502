package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SetupWriterTest {
    private static ColumnDefinition column(String name, String type, boolean nullable) {
        return new ColumnDefinition(name, new SqlType.OpaqueType(type), type, nullable, Optional.empty());
    }

    /** SQLite has columns without a type. */
    @Test
    void aColumnWithoutATypeIsItsNameAlone() {
        CreateTable table = new CreateTable(
                "t", List.of(column("a", "", true), column("b", "", false), column("c", "BLOB", true)), List.of(), "");
        assertThat(new SetupWriter(new SqliteAdapter().profile(new Version("3.50.0.0"))).write(table))
                .isEqualTo("CREATE TABLE t (a, b NOT NULL, c BLOB)");
    }
}
