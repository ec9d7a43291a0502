package io.panoptes.nativedriver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement, its result, and what there is to know of that. */
public final class DuckDbStatement {
    private static final int ROWS = 3;

    private final DuckDbFunctions functions;
    private final MemorySegment connection;
    private final Arena arena = Arena.ofAuto();
    private final MemorySegment result = arena.allocate(DuckDbFunctions.RESULT);
    private final MemorySegment chunkPlace = arena.allocate(ValueLayout.ADDRESS);
    private final List<String> names = new ArrayList<>();
    private final List<DuckDbType> types = new ArrayList<>();
    private List<DuckDbVector> vectors = List.of();
    private long size;
    private long row;
    private boolean isOpen;
    private boolean hasChunk;

    DuckDbStatement(DuckDbFunctions functions, MemorySegment connection) {
        this.functions = functions;
        this.connection = connection;
    }

    /** As {@link Statement#execute(String)}. */
    public boolean execute(String sql) throws SQLException {
        release();
        try (Arena text = Arena.ofConfined()) {
            int state = (int) functions.query.invokeExact(connection, NativeLibrary.text(text, sql), result);
            isOpen = true;
            if (state != 0) {
                SQLException error =
                        new SQLException(NativeLibrary.text((MemorySegment) functions.error.invokeExact(result)));
                release();
                throw error;
            }
            if ((int) functions.resultKind.invokeExact(result) != ROWS) {
                return false;
            }
            long columns = (long) functions.columnCount.invokeExact(result);
            for (long i = 0; i < columns; i++) {
                names.add(NativeLibrary.text((MemorySegment) functions.columnName.invokeExact(result, i)));
                types.add(DuckDbType.of(functions, (MemorySegment) functions.columnType.invokeExact(result, i)));
            }
            return columns > 0;
        } catch (SQLException e) {
            throw e;
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** As {@link Statement#getResultSet}. */
    public ResultSet getResultSet() {
        return Facade.of(ResultSet.class, this);
    }

    /** As {@link Statement#setQueryTimeout}; the worker process cancels by itself. */
    public void setQueryTimeout(int seconds) {}

    /** As {@link Statement#cancel}, by another thread. */
    public void cancel() {
        try {
            functions.interrupt.invokeExact(connection);
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** As {@link Statement#close} and {@link ResultSet#close}. */
    public void close() {
        release();
    }

    /** As {@link ResultSet#next}. */
    public boolean next() {
        row++;
        while (row >= size) {
            releaseChunk();
            try {
                MemorySegment chunk = (MemorySegment) functions.fetch.invokeExact(result);
                if (chunk.address() == 0) {
                    size = 0;
                    return false;
                }
                chunkPlace.set(ValueLayout.ADDRESS, 0, chunk);
                hasChunk = true;
                size = (long) functions.chunkSize.invokeExact(chunk);
                row = 0;
                vectors = new ArrayList<>();
                for (int i = 0; i < types.size(); i++) {
                    MemorySegment vector = (MemorySegment) functions.chunkVector.invokeExact(chunk, (long) i);
                    vectors.add(new DuckDbVector(functions, types.get(i), vector));
                }
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }
        return true;
    }

    /** As {@link ResultSet#getObject(int)}. */
    public @Nullable Object getObject(int column) throws SQLException {
        return vectors.get(column - 1).get(row);
    }

    /** As {@link ResultSet#getString(int)}. */
    public @Nullable String getString(int column) throws SQLException {
        Object value = getObject(column);
        return value == null ? null : value.toString();
    }

    /** As {@link ResultSet#getMetaData}. */
    public ResultSetMetaData getMetaData() {
        return Facade.of(ResultSetMetaData.class, this);
    }

    /** As {@link ResultSetMetaData#getColumnCount}. */
    public int getColumnCount() {
        return types.size();
    }

    /** As {@link ResultSetMetaData#getColumnLabel}. */
    public String getColumnLabel(int column) {
        return names.get(column - 1);
    }

    /** As {@link ResultSetMetaData#getColumnType}. */
    public int getColumnType(int column) {
        return types.get(column - 1).jdbcType();
    }

    /** As {@link ResultSetMetaData#getColumnTypeName}. */
    public String getColumnTypeName(int column) {
        return types.get(column - 1).text();
    }

    /** As {@link ResultSetMetaData#getPrecision}. */
    public int getPrecision(int column) {
        return types.get(column - 1).precision();
    }

    /** As {@link ResultSetMetaData#getScale}. */
    public int getScale(int column) {
        return types.get(column - 1).scale();
    }

    private void releaseChunk() {
        if (hasChunk) {
            hasChunk = false;
            vectors = List.of();
            try {
                functions.destroyChunk.invokeExact(chunkPlace);
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }
    }

    private void release() {
        releaseChunk();
        names.clear();
        types.clear();
        size = 0;
        row = -1;
        if (isOpen) {
            isOpen = false;
            try {
                functions.destroyResult.invokeExact(result);
            } catch (Throwable e) {
                throw NativeLibrary.impossible(e);
            }
        }
    }
}
