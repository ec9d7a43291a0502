package io.panoptes.dbms.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Version;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** The driver looks at each statement for keys that it might have made, unless it is told that nobody asks for them. */
class SqliteGeneratedKeysTest {
    @Test
    void areNotLookedFor() throws SQLException {
        Launch launch = new SqliteAdapter().launch(new Version("3.54.1.0"));
        assertThat(keys(launch.url(), launch.properties())).isFalse();
        assertThat(keys(launch.url(), Map.of())).isTrue();
    }

    private static boolean keys(String url, Map<String, String> given) throws SQLException {
        Properties properties = new Properties();
        properties.putAll(given);
        try (Connection connection = DriverManager.getConnection(url, properties);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t (a INTEGER)");
            statement.execute("INSERT INTO t VALUES (1)");
            try (ResultSet keys = statement.getGeneratedKeys()) {
                return keys.next();
            }
        }
    }
}
