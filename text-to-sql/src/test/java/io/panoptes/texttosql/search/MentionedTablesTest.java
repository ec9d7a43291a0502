package io.panoptes.texttosql.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class MentionedTablesTest {
    private static final Schema SCHEMA = SchemaReader.read("""
            CREATE TABLE town (id INT PRIMARY KEY);
            CREATE TABLE person (id INT PRIMARY KEY, town INT REFERENCES town (id));
            CREATE TABLE visit (person INT);
            """);

    @Test
    void tablesThatAreReferredToBelongToIt() {
        assertThat(names(SCHEMA, "SELECT p.id FROM Person AS p")).containsExactly("town", "person");
    }

    @Test
    void aMinedInclusionRefersToo() {
        Schema mined = new Schema(SCHEMA.tables().stream()
                .map(table -> table.name().equals("visit")
                        ? new Table(
                                table.name(),
                                table.columns(),
                                List.of(new Constraint.InclusionDependency(List.of("person"), "person", List.of("id"))))
                        : table)
                .toList());
        assertThat(names(mined, "SELECT * FROM visit")).containsExactly("town", "person", "visit");
    }

    private static List<String> names(Schema schema, String text) {
        return MentionedTables.of(schema, List.of(text)).tables().stream()
                .map(Table::name)
                .toList();
    }
}
