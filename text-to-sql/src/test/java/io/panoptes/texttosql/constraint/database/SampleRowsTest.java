package io.panoptes.texttosql.constraint.database;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.texttosql.constraint.mining.MinedDatabase;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleRowsTest {
    @TempDir
    private Path folder;

    private Map<String, String> samples(int rows, String... statements) throws SQLException {
        try (MinedDatabase database = new MinedDatabase(folder.resolve("shop.sqlite"), List.of(statements))) {
            return SampleRows.of(database.database(), database.schema(), rows);
        }
    }

    @Test
    void eachTableHasALineOfColumnsAndALineARow() throws SQLException {
        assertThat(samples(
                        2,
                        "CREATE TABLE \"order\" (id INTEGER PRIMARY KEY, \"a name\" TEXT)",
                        "INSERT INTO \"order\" VALUES (1, 'x'), (2, NULL), (3, 'z')",
                        "CREATE TABLE none (a INTEGER)"))
                .isEqualTo(Map.of("order", "id | a name\n1 | x\n2 | null", "none", "a"));
    }

    /** A column of documents does not fill the prompt. */
    @Test
    void longValuesAreCut() throws SQLException {
        String text = samples(1, "CREATE TABLE t (a TEXT)", "INSERT INTO t VALUES ('%s')".formatted("x".repeat(500)))
                .get("t");
        assertThat(text).isEqualTo("a\n" + "x".repeat(60) + "...");
    }
}
