package io.panoptes.dbms.worker;

import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The one database of this process, and the one connection to it. */
final class WorkerSession {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Watch watch;
    private final Path folder;
    private final AnswerWriter answers;
    private final SessionCoverage coverage;
    private final SanitizerOutput sanitizers;

    private @Nullable Opening opening;
    private @Nullable Connection connection;
    private int databases;
    private int toldLimit;
    private final CreatedTables created = new CreatedTables();
    private final OpenTransaction transaction = new OpenTransaction();
    private final SessionHealth health = new SessionHealth();
    private ConnectionCheck check = new ConnectionCheck(false);

    public WorkerSession(DataOutputStream out, Watch watch, Path folder) {
        this.watch = watch;
        this.folder = folder;
        this.answers = new AnswerWriter(out, folder);
        this.coverage = new SessionCoverage(out);
        this.sanitizers = new SanitizerOutput(folder);
    }

    void open(Opening opening) throws SQLException, ClassNotFoundException {
        this.opening = opening;
        if (!opening.driverClass().isEmpty()) {
            Class.forName(opening.driverClass());
        }
        connect(opening);
    }

    void reset() throws SQLException {
        if (opening == null) {
            throw new IllegalStateException("reset before open");
        }
        if (isDroppedAlone(opening)) {
            return;
        }
        disconnect(opening);
        connect(opening);
    }

    /** A place that is shared is empty again without a new connection, where all that was made can be dropped: to connect may be slow. */
    private boolean isDroppedAlone(Opening opening) {
        Connection old = connection;
        boolean empty = old != null
                && !opening.ownNames().isEmpty()
                && opening.closing().isEmpty()
                && opening.setup().isEmpty()
                && opening.closingUrl().isEmpty()
                && health.isGood()
                && created.drop(old);
        if (empty) {
            created.forget();
            health.newDatabase();
        }
        return empty;
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
            new SharedPlace(last, created).dropOwn(fresh);
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

    /**
     * Runs it and writes one answer, whatever happens: nothing may be thrown between the first and the last byte.
     *
     * @param role what it is in an observed pair, 0 where it is in none
     */
    void run(String sql, int limitMillis, int role) throws IOException {
        run(sql, limitMillis, role, WorkerSession::execute, System::nanoTime);
    }

    /** As {@link #run}, but the rows are dropped as they come, and the time may be that of this thread's CPU. */
    void measure(String sql, int limitMillis, boolean cpu) throws IOException {
        run(sql, limitMillis, 0, WorkerSession::drain, cpu ? THREADS::getCurrentThreadCpuTime : System::nanoTime);
    }

    private interface Execution {
        Optional<Fetched> of(Statement statement, String sql) throws SQLException;
    }

    private void run(String sql, int limitMillis, int role, Execution execution, LongSupplier clock)
            throws IOException {
        Optional<Fetched> rows = Optional.empty();
        Throwable error = null;
        boolean shared = opening != null && !opening.ownNames().isEmpty();
        if (opening != null && shared) {
            created.expect(sql, opening.ownNames());
        }
        transaction.begin(sql);
        long start = clock.getAsLong();
        try (Statement statement = connected().createStatement()) {
            tellLimit(statement, limitMillis);
            watch.begin(statement, sql, limitMillis);
            coverage.begin(role);
            limit(statement, limitMillis);
            // What is rolled back within a transaction takes with it what was before.
            rows = shared && !transaction.isOpen()
                    ? ConflictRetry.USUAL.run(
                            sql,
                            watch::hasCancelled,
                            number -> number == 1 ? execution.of(statement, sql) : again(sql, limitMillis, execution))
                    : execution.of(statement, sql);
        } catch (SQLException
                | RuntimeException
                | LinkageError
                | StackOverflowError
                | AssertionError
                | OutOfMemoryError e) {
            error = e;
        }
        long nanos = clock.getAsLong() - start;
        boolean cancelled = watch.finish();
        // Where a transaction can't even be ended, the driver is asked.
        transaction.end(sql);
        if (shared
                && !cancelled
                && error instanceof SQLException failed
                && check.isLost(failed, connected(), transaction.isOpen())) {
            error = ConnectionCheck.lost(failed);
        }
        coverage.end(role);
        health.note(error, cancelled);
        if (error == null) {
            created.done(sql);
        }
        Optional<String> report = sanitizers.next();
        if (report.isPresent()) {
            answers.reported(report.get());
        } else if (error != null) {
            answers.failed(error, cancelled, nanos);
        } else if (rows.isPresent()) {
            answers.rows(rows.get(), nanos);
        } else {
            answers.done(nanos);
        }
        coverage.write(role);
    }

    private void limit(Statement statement, int limitMillis) throws SQLException {
        if (opening != null && opening.queryTimeout()) {
            statement.setQueryTimeout((int) TimeUnit.MILLISECONDS.toSeconds(limitMillis + 999));
        }
    }

    /** On a statement of its own, for some drivers close one that failed, within what is left of its time. */
    private Optional<Fetched> again(String sql, int limitMillis, Execution execution) throws SQLException {
        try (Statement statement = connected().createStatement()) {
            limit(statement, limitMillis);
            watch.instead(statement);
            return execution.of(statement, sql);
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
        if (ShellCommand.run(sql, statement)) {
            return Optional.empty();
        }
        if (!statement.execute(sql)) {
            return Optional.empty();
        }
        try (ResultSet results = statement.getResultSet()) {
            return Optional.of(Fetched.from(results));
        }
    }

    private static Optional<Fetched> drain(Statement statement, String sql) throws SQLException {
        if (statement.execute(sql)) {
            try (ResultSet results = statement.getResultSet()) {
                int width = results.getMetaData().getColumnCount();
                while (results.next()) {
                    for (int i = 1; i <= width; i++) {
                        results.getObject(i);
                    }
                }
            }
        }
        return Optional.empty();
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
        health.newConnection();
        transaction.newConnection();
        if (!opening.ownNames().isEmpty()) {
            check = ConnectionCheck.of(fresh);
            new SharedPlace(opening, created).enter(fresh);
        }
        for (int i = 0; i < opening.setup().size(); i++) {
            try (Statement statement = fresh.createStatement()) {
                statement.execute(opening.setup().get(i));
            } catch (SQLException e) {
                if (!opening.optional().get(i)) {
                    throw e;
                }
            }
        }
        coverage.open(opening.coverage(), fresh);
        sanitizers.skip();
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
            new SharedPlace(opening, created).dropOwn(old);
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
