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

/** {@code jdbc:panoptes:sqlite:FILE}: an empty database in memory, made by the shared library in that file. */
public final class SqliteDriver {
    private static final String SCHEME = "jdbc:panoptes:sqlite:";
    private static final int READ_WRITE_CREATE = 6;

    private @Nullable SqliteFunctions functions;

    static {
        try {
            DriverManager.registerDriver(Facade.of(Driver.class, new SqliteDriver()));
        } catch (SQLException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private SqliteDriver() {}

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
            functions = SqliteFunctions.of(Path.of(url.substring(SCHEME.length())));
        }
        return Facade.of(Connection.class, new Session(functions));
    }

    /** A connection. */
    public static final class Session {
        private final SqliteFunctions functions;
        private final MemorySegment database;

        Session(SqliteFunctions functions) throws SQLException {
            this.functions = functions;
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment place = arena.allocate(ValueLayout.ADDRESS);
                int code = (int) functions
                        .open()
                        .invokeExact(
                                NativeLibrary.text(arena, ":memory:"), place, READ_WRITE_CREATE, MemorySegment.NULL);
                database = place.get(ValueLayout.ADDRESS, 0);
                if (code != 0) {
                    throw error();
                }
            } catch (SQLException e) {
                throw e;
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }

        /** As {@link Connection#createStatement()}. */
        public Statement createStatement() {
            return Facade.of(Statement.class, new SqliteStatement(this));
        }

        /** As {@link Connection#getMetaData}. */
        public DatabaseMetaData getMetaData() {
            return Facade.of(DatabaseMetaData.class, this);
        }

        /** As {@link DatabaseMetaData#getDatabaseProductName}. */
        public String getDatabaseProductName() {
            return "SQLite";
        }

        /** As {@link DatabaseMetaData#getDatabaseProductVersion}. */
        public String getDatabaseProductVersion() {
            try {
                return NativeLibrary.text((MemorySegment) functions.version().invokeExact());
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }

        /** As {@link Connection#close}. */
        public void close() throws SQLException {
            try {
                int code = (int) functions.close().invokeExact(database);
                if (code != 0) {
                    throw error();
                }
            } catch (SQLException e) {
                throw e;
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }

        SqliteFunctions functions() {
            return functions;
        }

        MemorySegment database() {
            return database;
        }

        /** The last error of this connection. */
        SQLException error() {
            try {
                int code = (int) functions.errorCode().invokeExact(database);
                return SqliteError.of(code, NativeLibrary.text((MemorySegment)
                        functions.message().invokeExact(database)));
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }
    }
}
