package io.panoptes.texttosql.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.texttosql.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseFolderTest {
    @TempDir
    private Path folder;

    @Test
    void readsTheTablesOfADatabaseInAFolderOfItsNameOrNot() throws Exception {
        make(Files.createDirectories(folder.resolve("a")).resolve("a.sqlite"), "CREATE TABLE t (x INT PRIMARY KEY)");
        make(folder.resolve("b.db"), "CREATE TABLE u (y TEXT)");
        try (DatabaseFolder databases = new DatabaseFolder(folder)) {
            assertThat(databases.of("a").orElseThrow().ddl()).containsExactly("CREATE TABLE t (x INT PRIMARY KEY)");
            assertThat(databases.of("b").orElseThrow().schema().table("u")).isPresent();
            assertThat(databases.of("c")).isEmpty();
        }
    }

    @Test
    void whatSqliteSpellsInItsOwnWayIsWrittenAnew() throws Exception {
        make(
                folder.resolve("a.sqlite"),
                "CREATE TABLE 'p' ('k' INT PRIMARY KEY, untyped, UNIQUE ('untyped'))",
                "CREATE TABLE 'c' (k INT, FOREIGN KEY ('k') REFERENCES 'p' ('k'), FOREIGN KEY (k) REFERENCES gone (x))");
        try (DatabaseFolder databases = new DatabaseFolder(folder)) {
            DatabaseSchema schema = databases.of("a").orElseThrow();
            assertThat(schema.schema().table("c").orElseThrow().constraints())
                    .containsExactly(new Constraint.ForeignKey(List.of("k"), "p", List.of("k")));
            assertThat(schema.schema().table("p").orElseThrow().constraints())
                    .contains(new Constraint.Unique(List.of("untyped")));
        }
    }

    @Test
    void whatIsNoDatabaseIsToldInASentence() throws Exception {
        Files.writeString(folder.resolve("a.sqlite"), "this is no database at all, but a text of some length");
        try (DatabaseFolder databases = new DatabaseFolder(folder)) {
            assertThatThrownBy(() -> databases.of("a"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("a.sqlite is no database");
        }
        assertThatThrownBy(() -> new DatabaseFolder(folder.resolve("none")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no folder");
    }

    @Test
    void aNameThatLeadsOutOfTheFolderIsNone() throws Exception {
        make(folder.resolve("a.sqlite"), "CREATE TABLE t (x INT)");
        Path inner = Files.createDirectories(folder.resolve("inner"));
        try (DatabaseFolder databases = new DatabaseFolder(inner)) {
            assertThat(databases.of("../a")).isEmpty();
        }
    }

    private static void make(Path file, String... statements) throws Exception {
        try (JdbcDrivers drivers = new JdbcDrivers();
                Connection connection = drivers.of("sqlite").connect("jdbc:sqlite:" + file, new Properties());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
