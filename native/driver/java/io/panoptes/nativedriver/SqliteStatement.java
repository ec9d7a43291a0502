package io.panoptes.nativedriver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import org.jspecify.annotations.Nullable;

/** A statement, its result, and what there is to know of that. */
public final class SqliteStatement {
    private static final int ROW = 100;
    private static final int DONE = 101;

    private final SqliteDriver.Session session;
    private final SqliteFunctions functions;
    private MemorySegment prepared = MemorySegment.NULL;
    private int width;
    /** What the last step gave, until the row is asked for. */
    private int ahead;

    SqliteStatement(SqliteDriver.Session session) {
        this.session = session;
        this.functions = session.functions();
    }

    /** As {@link Statement#execute(String)}: the first statement of the text. */
    public boolean execute(String sql) throws SQLException {
        finish();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = NativeLibrary.text(arena, sql);
            MemorySegment place = arena.allocate(ValueLayout.ADDRESS);
            int code = (int) functions
                    .prepare()
                    .invokeExact(session.database(), text, (int) text.byteSize(), place, MemorySegment.NULL);
            if (code != 0) {
                throw session.error();
            }
            prepared = place.get(ValueLayout.ADDRESS, 0);
            if (prepared.address() == 0) {
                return false; // nothing but a comment
            }
            width = (int) functions.columnCount().invokeExact(prepared);
            ahead = step();
            return width > 0;
        } catch (SQLException e) {
            throw e;
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** As {@link Statement#getResultSet}. */
    public ResultSet getResultSet() {
        return Facade.of(ResultSet.class, new Result());
    }

    /** As {@link Statement#setQueryTimeout}; the worker process cancels by itself. */
    public void setQueryTimeout(int seconds) {}

    /** As {@link Statement#cancel}, by another thread. */
    public void cancel() {
        try {
            functions.interrupt().invokeExact(session.database());
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** As {@link Statement#close}. */
    public void close() {
        finish();
    }

    private int step() throws SQLException {
        try {
            int code = (int) functions.step().invokeExact(prepared);
            if (code != ROW && code != DONE) {
                SQLException error = session.error();
                finish();
                throw error;
            }
            return code;
        } catch (SQLException e) {
            throw e;
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    private void finish() {
        if (prepared.address() == 0) {
            return;
        }
        try {
            int ignored = (int) functions.finish().invokeExact(prepared);
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        } finally {
            prepared = MemorySegment.NULL;
        }
    }

    /** The rows. */
    public final class Result {

        /** As {@link ResultSet#next}. */
        public boolean next() throws SQLException {
            int code = ahead == 0 ? step() : ahead;
            ahead = code == DONE ? DONE : 0;
            return code == ROW;
        }

        /** As {@link ResultSet#getObject(int)}. */
        public @Nullable Object getObject(int column) {
            int number = column - 1;
            try {
                int type = (int) functions.columnType().invokeExact(prepared, number);
                return switch (type) {
                    case 1 -> (long) functions.integer().invokeExact(prepared, number);
                    case 2 -> (double) functions.real().invokeExact(prepared, number);
                    case 3 ->
                        new String(
                                bytes((MemorySegment) functions.text().invokeExact(prepared, number), number),
                                StandardCharsets.UTF_8);
                    case 4 -> bytes((MemorySegment) functions.blob().invokeExact(prepared, number), number);
                    default -> null;
                };
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }

        /** As {@link ResultSet#getString(int)}. */
        public @Nullable String getString(int column) {
            Object value = getObject(column);
            return value == null ? null : value.toString();
        }

        /** As {@link ResultSet#getMetaData}. */
        public ResultSetMetaData getMetaData() {
            return Facade.of(ResultSetMetaData.class, new Columns());
        }

        /** As {@link ResultSet#close}. */
        public void close() {
            finish();
        }

        private byte[] bytes(MemorySegment start, int number) throws Throwable {
            int length = (int) functions.bytes().invokeExact(prepared, number);
            return start.reinterpret(length).toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /** The columns. A value has a type of its own, whatever was declared. */
    public final class Columns {

        /** As {@link ResultSetMetaData#getColumnCount}. */
        public int getColumnCount() {
            return width;
        }

        /** As {@link ResultSetMetaData#getColumnLabel}. */
        public String getColumnLabel(int column) throws Throwable {
            int number = column - 1;
            return NativeLibrary.text((MemorySegment) functions.columnName().invokeExact(prepared, number));
        }

        /** As {@link ResultSetMetaData#getColumnType}. */
        public int getColumnType(int column) {
            return Types.VARCHAR;
        }

        /** As {@link ResultSetMetaData#getColumnTypeName}. */
        public String getColumnTypeName(int column) throws Throwable {
            int number = column - 1;
            return NativeLibrary.text((MemorySegment) functions.declaredType().invokeExact(prepared, number));
        }

        /** As {@link ResultSetMetaData#getPrecision}. */
        public int getPrecision(int column) {
            return 0;
        }

        /** As {@link ResultSetMetaData#getScale}. */
        public int getScale(int column) {
            return 0;
        }
    }
}
