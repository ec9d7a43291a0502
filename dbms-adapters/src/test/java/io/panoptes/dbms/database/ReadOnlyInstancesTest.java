package io.panoptes.dbms.database;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadOnlyInstancesTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @TempDir
    private Path folder;

    @Test
    void readsWhatIsThere() throws Exception {
        try (ReadOnlyInstances instances = new ReadOnlyInstances();
                Instance instance = instances.open(database())) {
            assertThat(instance.run(List.of("SELECT a FROM t"), LIMIT).getFirst())
                    .isInstanceOfSatisfying(
                            Outcome.Rows.class, rows -> assertThat(rows.rows()).containsExactly(Row.of(Value.of(1))));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM t",
                "CREATE TABLE u (a INT)",
                "CREATE TEMP TABLE u (a INT)",
                "VACUUM INTO 'stolen.db'",
                "SELECT load_extension('x')",
                "SELECT readfile('/etc/passwd')"
            })
    void nothingIsWrittenAndNoFileIsReached(String statement) throws Exception {
        DatabasePlace.InFile place = database();
        byte[] before = Files.readAllBytes(place.file());
        try (ReadOnlyInstances instances = new ReadOnlyInstances();
                Instance instance = instances.open(place)) {
            assertThat(instance.run(List.of(statement), LIMIT).getFirst()).isInstanceOf(Outcome.Failed.class);
        }
        assertThat(Files.readAllBytes(place.file())).isEqualTo(before);
    }

    private DatabasePlace.InFile database() throws Exception {
        Path file = folder.resolve("d.sqlite");
        try (JdbcDrivers drivers = new JdbcDrivers();
                Connection connection = drivers.of("sqlite").connect("jdbc:sqlite:" + file, new Properties());
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t (a INT)");
            statement.execute("INSERT INTO t VALUES (1)");
        }
        return (DatabasePlace.InFile) DatabasePlace.ofFile(file);
    }
}
