package io.panoptes.dbms.database;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.provision.JdbcDrivers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/** A connection to a user's database over which nothing can be written. */
public final class ReadOnlyDatabase implements AutoCloseable {
    private final DatabasePlace place;
    private final Connection connection;

    private ReadOnlyDatabase(DatabasePlace place, Connection connection) {
        this.place = place;
        this.connection = connection;
    }

    /** @throws TargetException where it can't be opened */
    public static ReadOnlyDatabase open(DatabasePlace place, JdbcDrivers drivers) {
        try {
            Connection connection = switch (place) {
                case DatabasePlace.SqliteFile(Path file) -> sqlite(file, drivers);
                case DatabasePlace.DuckDbFile(Path file) -> duckDb(file, drivers);
                case DatabasePlace.Server(String dbms, String url) -> server(dbms, url, drivers);
            };
            if (connection == null) {
                throw new SQLException("the driver does not take this address");
            }
            return new ReadOnlyDatabase(place, connection);
        } catch (SQLException e) {
            throw new TargetException(
                    Problem.REFUSED, "%s can't be opened: %s".formatted(place.name(), e.getMessage()), e);
        }
    }

    private static Connection sqlite(Path file, JdbcDrivers drivers) throws SQLException {
        Properties properties = new Properties();
        // SQLITE_OPEN_READONLY; query_only refuses writes to temporary and attached databases, too.
        properties.setProperty("open_mode", "1");
        Connection connection = drivers.of("sqlite").connect("jdbc:sqlite:" + file.toAbsolutePath(), properties);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA query_only = ON");
            // A file that is no database, or damaged, is found here and not in the middle.
            statement.executeQuery("SELECT COUNT(*) FROM sqlite_master").close();
        }
        return connection;
    }

    private static Connection duckDb(Path file, JdbcDrivers drivers) throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("duckdb.read_only", "true");
        Connection connection = drivers.of("duckdb").connect("jdbc:duckdb:" + file.toAbsolutePath(), properties);
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET enable_external_access = false");
        }
        return connection;
    }

    private static Connection server(String dbms, String url, JdbcDrivers drivers) throws SQLException {
        Connection connection = drivers.of(dbms).connect(url, new Properties());
        if (connection != null) {
            connection.setReadOnly(true);
            connection.setAutoCommit(false);
        }
        return connection;
    }

    public DatabasePlace place() {
        return place;
    }

    public Connection connection() {
        return connection;
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException nothingWasWritten) {
            // The process or the server ends it.
        }
    }
}
