package io.panoptes.texttosql.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.texttosql.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaFileTest {
    private static final String TABLES = """
            [{"db_id": "shop", "table_names_original": ["item", "order"],
              "column_names_original": [[-1, "*"], [0, "id"], [0, "the price"], [1, "item"], [1, "day"], [1, "note"]],
              "column_types": ["text", "number", "number", "number", "date", "others"],
              "primary_keys": [1], "foreign_keys": [[3, 1]]}]
            """;

    @TempDir
    private Path folder;

    @Test
    void readsStatementsByDatabase() throws IOException {
        SchemaSource read = read(
                "s.json",
                "{\"a\": [\"CREATE TABLE t (x INT)\"], \"b\": \"CREATE TABLE u (y INT); CREATE TABLE v (z INT);\"}");
        assertThat(read.of("a").orElseThrow().ddl()).containsExactly("CREATE TABLE t (x INT)");
        assertThat(read.of("b").orElseThrow().schema().tables()).hasSize(2);
        assertThat(read.of("c")).isEmpty();
    }

    @Test
    void aScriptIsForAllDatabases() throws IOException {
        assertThat(read("s.sql", "CREATE TABLE t (x INT);")
                        .of("any")
                        .orElseThrow()
                        .schema()
                        .table("t"))
                .isPresent();
    }

    @Test
    void readsTablesJson() throws IOException {
        DatabaseSchema shop = read("tables.json", TABLES).of("shop").orElseThrow();
        assertThat(shop.schema()
                        .table("item")
                        .orElseThrow()
                        .column("the price")
                        .orElseThrow()
                        .type())
                .isEqualTo(SqlType.REAL);
        assertThat(shop.schema()
                        .table("order")
                        .orElseThrow()
                        .column("day")
                        .orElseThrow()
                        .type())
                .isEqualTo(SqlType.DATE);
        assertThat(shop.schema().table("order").orElseThrow().constraints())
                .containsExactly(new Constraint.ForeignKey(List.of("item"), "item", List.of("id")));
        assertThat(shop.schema().table("item").orElseThrow().constraints())
                .containsExactly(new Constraint.PrimaryKey(List.of("id")));
    }

    @Test
    void saysWhichTablesCannotBeRead() throws IOException {
        SchemaSource read = read("s.json", "{\"a\": [\"DROP TABLE t\"]}");
        assertThatThrownBy(() -> read.of("a"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the tables of a can't be read");
    }

    private SchemaSource read(String name, String text) throws IOException {
        return SchemaFile.read(Files.writeString(folder.resolve(name), text));
    }
}
