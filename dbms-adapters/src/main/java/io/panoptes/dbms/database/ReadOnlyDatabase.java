package io.panoptes.dbms.database;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.dbms.server.Credentials;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
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
                case DatabasePlace.InFile(String dbms, var format, Path file) ->
                    file(format.launch().apply(file), drivers.of(dbms));
                case DatabasePlace.Server(String dbms, var kept, String url) -> server(dbms, url, drivers);
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

    /** What limits a process of its own is left out: this one has other work to do. */
    private static Connection file(Launch launch, Driver driver) throws SQLException {
        Properties properties = new Properties();
        properties.putAll(launch.properties());
        Connection connection = driver.connect(launch.url(), properties);
        try (Statement statement = connection.createStatement()) {
            for (Setup step : launch.setup()) {
                if (!step.optional()) {
                    statement.execute(step.sql());
                }
            }
        }
        return connection;
    }

    private static Connection server(String dbms, String url, JdbcDrivers drivers) throws SQLException {
        Credentials credentials = Credentials.ofThisUser(url);
        Properties properties = new Properties();
        properties.setProperty("user", credentials.user());
        properties.setProperty("password", credentials.password());
        Connection connection = drivers.of(dbms).connect(url, properties);
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
