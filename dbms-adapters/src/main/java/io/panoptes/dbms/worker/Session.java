package io.panoptes.dbms.worker;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The one database of this process, and the one connection to it. */
final class Session {

    private final Watch watch;
    private final Path folder;
    private final AnswerWriter answers;

    private @Nullable Opening opening;
    private @Nullable Connection connection;
    private int databases;
    private int toldLimit;

    public Session(DataOutputStream out, Watch watch, Path folder) {
        this.watch = watch;
        this.folder = folder;
        this.answers = new AnswerWriter(out, folder);
    }

    void open(Opening opening) throws SQLException, ClassNotFoundException {
        this.opening = opening;
        Class.forName(opening.driverClass());
        connect(opening);
    }

    void reset() throws SQLException {
        if (opening == null) {
            throw new IllegalStateException("reset before open");
        }
        disconnect(opening);
        connect(opening);
    }

    /** Drops what this process has made on a server that outlives it, on a new connection, for the old one may be busy. */
    void cleanUp() {
        Opening last = opening;
        if (last == null || !last.cleansUp()) {
            return;
        }
        try (Connection fresh = DriverManager.getConnection(fill(last.url()), last.asProperties());
                Statement statement = fresh.createStatement()) {
            for (String sql : last.closing()) {
                statement.execute(sql);
            }
        } catch (SQLException | RuntimeException e) {
            System.err.println("could not drop what was made: " + e);
        }
    }

    /** The name and version that the DBMS itself gives. */
    String product() throws SQLException {
        return connection == null
                ? ""
                : connection.getMetaData().getDatabaseProductName() + " "
                        + connection.getMetaData().getDatabaseProductVersion();
    }

    /** Runs it and writes one answer, whatever happens: nothing may be thrown between the first and the last byte. */
    void run(String sql, int limitMillis) throws IOException {
        Optional<Fetched> rows = Optional.empty();
        Throwable error = null;
        long start = System.nanoTime();
        try (Statement statement = connected().createStatement()) {
            tellLimit(statement, limitMillis);
            watch.begin(statement, sql, limitMillis);
            if (opening != null && opening.queryTimeout()) {
                statement.setQueryTimeout((int) TimeUnit.MILLISECONDS.toSeconds(limitMillis + 999));
            }
            rows = execute(statement, sql);
        } catch (SQLException
                | RuntimeException
                | LinkageError
                | StackOverflowError
                | AssertionError
                | OutOfMemoryError e) {
            error = e;
        }
        long nanos = System.nanoTime() - start;
        boolean cancelled = watch.finish();
        if (error != null) {
            answers.failed(error, cancelled, nanos);
        } else if (rows.isPresent()) {
            answers.rows(rows.get(), nanos);
        } else {
            answers.done(nanos);
        }
    }

    /** A DBMS that keeps a limit by itself is told of it, once for as long as it stays the same. */
    private void tellLimit(Statement statement, int limitMillis) throws SQLException {
        if (opening == null || opening.limit().isEmpty() || limitMillis == toldLimit) {
            return;
        }
        toldLimit = limitMillis;
        statement.execute(opening.limit()
                .replace("{millis}", Integer.toString(limitMillis))
                .replace("{seconds}", Double.toString(limitMillis / 1000.0)));
    }

    private static Optional<Fetched> execute(Statement statement, String sql) throws SQLException {
        if (!statement.execute(sql)) {
            return Optional.empty();
        }
        try (ResultSet results = statement.getResultSet()) {
            return Optional.of(Fetched.from(results));
        }
    }

    private Connection connected() {
        if (connection == null) {
            throw new IllegalStateException("no database is open");
        }
        return connection;
    }

    private void connect(Opening opening) throws SQLException {
        databases++;
        toldLimit = 0;
        Connection fresh = DriverManager.getConnection(fill(opening.url()), opening.asProperties());
        connection = fresh;
        for (int i = 0; i < opening.setup().size(); i++) {
            try (Statement statement = fresh.createStatement()) {
                statement.execute(opening.setup().get(i));
            } catch (SQLException e) {
                if (!opening.optional().get(i)) {
                    throw e;
                }
            }
        }
    }

    private void disconnect(Opening opening) {
        Connection old = connection;
        connection = null;
        if (old != null) {
            for (String sql : opening.closing()) {
                try (Statement statement = old.createStatement()) {
                    statement.execute(sql);
                } catch (SQLException | RuntimeException e) {
                    // The database is thrown away; what matters is that the next one opens.
                }
            }
            try {
                old.close();
            } catch (SQLException | RuntimeException e) {
                // As above.
            }
        }
        if (!opening.closingUrl().isEmpty()) {
            try {
                DriverManager.getConnection(fill(opening.closingUrl())).close();
            } catch (SQLException | RuntimeException e) {
                // Derby says by an exception that a database was dropped.
            }
        }
    }

    private String fill(String url) {
        return url.replace("{n}", Integer.toString(databases)).replace("{dir}", folder.toString());
    }
}
