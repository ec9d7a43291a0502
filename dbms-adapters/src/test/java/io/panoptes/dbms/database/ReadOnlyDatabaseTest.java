package io.panoptes.dbms.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.provision.JdbcDrivers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadOnlyDatabaseTest {
    @TempDir
    private Path folder;

    private Path database(String dbms) throws SQLException {
        Path file = folder.resolve("shop." + dbms);
        try (Connection connection = DriverManager.getConnection("jdbc:" + dbms + ":" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t (a INTEGER)");
            statement.execute("INSERT INTO t VALUES (7)");
        }
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb"})
    void readsAndRefusesToWrite(String dbms) throws SQLException {
        DatabasePlace place = DatabasePlace.ofFile(database(dbms));
        assertThat(place.dbms()).isEqualTo(dbms);
        try (JdbcDrivers drivers = new JdbcDrivers();
                ReadOnlyDatabase opened = ReadOnlyDatabase.open(place, drivers);
                Statement statement = opened.connection().createStatement()) {
            try (ResultSet rows = statement.executeQuery("SELECT a FROM t")) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getInt(1)).isEqualTo(7);
            }
            assertThatThrownBy(() -> statement.execute("INSERT INTO t VALUES (8)"))
                    .isInstanceOf(SQLException.class);
            assertThatThrownBy(() -> statement.execute("CREATE TABLE u (a INTEGER)"))
                    .isInstanceOf(SQLException.class);
        }
    }

    @Test
    void whatIsNoDatabaseIsToldByItsFirstBytes() throws Exception {
        Path file = Files.writeString(folder.resolve("notes.sqlite"), "this is a text and no database");
        assertThatThrownBy(() -> DatabasePlace.ofFile(file))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("is no database");
        assertThatThrownBy(() -> DatabasePlace.ofFile(folder.resolve("absent")))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("there is no database file");
    }

    @Test
    void anAddressTellsItsServer() {
        DatabasePlace place = DatabasePlace.ofUrl("jdbc:postgresql://ann:secret@host/shop?password=x");
        assertThat(place.dbms()).isEqualTo("postgresql");
        assertThat(place.name()).isEqualTo("jdbc:postgresql://host/shop");
        assertThatThrownBy(() -> DatabasePlace.ofUrl("jdbc:oracle:thin:@host"))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("jdbc:mysql:");
    }

    @Test
    void anAddressWithAPasswordIsRefused() {
        DatabasePlace place = DatabasePlace.ofUrl("jdbc:postgresql://host/shop?user=ann&password=secret");
        try (JdbcDrivers drivers = new JdbcDrivers()) {
            assertThatThrownBy(() -> ReadOnlyDatabase.open(place, drivers))
                    .isInstanceOf(TargetException.class)
                    .hasMessageContaining("PANOPTES_PASSWORD")
                    .hasMessageNotContaining("secret");
        }
    }
}
