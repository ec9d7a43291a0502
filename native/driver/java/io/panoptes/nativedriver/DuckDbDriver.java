package io.panoptes.nativedriver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** {@code jdbc:panoptes:duckdb:FILE}: an empty database in memory, made by the shared library in that file. */
public final class DuckDbDriver {
    private static final String SCHEME = "jdbc:panoptes:duckdb:";

    private @Nullable DuckDbFunctions functions;

    static {
        try {
            DriverManager.registerDriver(Facade.of(Driver.class, new DuckDbDriver()));
        } catch (SQLException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private DuckDbDriver() {}

    /** As {@link Driver#acceptsURL}. */
    public boolean acceptsURL(String url) {
        return url.startsWith(SCHEME);
    }

    /** As {@link Driver#connect}. */
    public @Nullable Connection connect(String url, Properties properties) throws SQLException {
        if (!acceptsURL(url)) {
            return null;
        }
        if (functions == null) {
            functions = new DuckDbFunctions(Path.of(url.substring(SCHEME.length())));
        }
        return Facade.of(Connection.class, new Session(functions));
    }

    /** A connection, and the database that it alone has. */
    public static final class Session {
        private final DuckDbFunctions functions;
        private final Arena arena = Arena.ofShared();
        private final MemorySegment database = arena.allocate(ValueLayout.ADDRESS);
        private final MemorySegment connection = arena.allocate(ValueLayout.ADDRESS);
        private boolean closed;

        Session(DuckDbFunctions functions) throws SQLException {
            this.functions = functions;
            try {
                int opened = (int) functions.open.invokeExact(MemorySegment.NULL, database);
                if (opened != 0) {
                    throw new SQLException("an empty database can't be opened");
                }
                int connected = (int) functions.connect.invokeExact(database.get(ValueLayout.ADDRESS, 0), connection);
                if (connected != 0) {
                    throw new SQLException("an empty database takes no connection");
                }
            } catch (SQLException e) {
                throw e;
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }

        /** As {@link Connection#createStatement()}. */
        public Statement createStatement() {
            return Facade.of(Statement.class, new DuckDbStatement(functions, connection.get(ValueLayout.ADDRESS, 0)));
        }

        /** As {@link Connection#getMetaData}. */
        public DatabaseMetaData getMetaData() {
            return Facade.of(DatabaseMetaData.class, this);
        }

        /** As {@link DatabaseMetaData#getDatabaseProductName}. */
        public String getDatabaseProductName() {
            return "DuckDB";
        }

        /** As {@link DatabaseMetaData#getDatabaseProductVersion}. */
        public String getDatabaseProductVersion() {
            try {
                return NativeLibrary.text((MemorySegment) functions.version.invokeExact());
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }

        /** As {@link Connection#close}. */
        public void close() {
            if (closed) {
                return;
            }
            closed = true;
            try {
                functions.disconnect.invokeExact(connection);
                functions.close.invokeExact(database);
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
            arena.close();
        }
    }
}
