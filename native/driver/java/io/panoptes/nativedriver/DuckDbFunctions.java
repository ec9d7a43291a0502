package io.panoptes.nativedriver;

import static io.panoptes.nativedriver.NativeLibrary.INT;
import static io.panoptes.nativedriver.NativeLibrary.LONG;
import static io.panoptes.nativedriver.NativeLibrary.POINTER;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.sql.SQLException;

/** The functions of DuckDB's C interface that are called here. */
final class DuckDbFunctions {
    /** {@code duckdb_result}: three numbers and three pointers of which nothing is read here. */
    static final MemoryLayout RESULT = MemoryLayout.structLayout(
            LONG.withName("columns"),
            LONG.withName("rows"),
            LONG.withName("changed"),
            POINTER.withName("data"),
            POINTER.withName("error"),
            POINTER.withName("internal"));

    final MethodHandle version;
    final MethodHandle open;
    final MethodHandle connect;
    final MethodHandle disconnect;
    final MethodHandle close;
    final MethodHandle interrupt;
    final MethodHandle query;
    final MethodHandle error;
    final MethodHandle destroyResult;
    final MethodHandle resultKind;
    final MethodHandle columnCount;
    final MethodHandle columnName;
    final MethodHandle columnType;
    final MethodHandle fetch;
    final MethodHandle destroyChunk;
    final MethodHandle chunkSize;
    final MethodHandle chunkVector;
    final MethodHandle data;
    final MethodHandle validity;
    final MethodHandle listChild;
    final MethodHandle structChild;
    final MethodHandle arrayChild;
    private final NativeLibrary library;

    DuckDbFunctions(Path file) throws SQLException {
        library = NativeLibrary.load(file);
        version = library.function("duckdb_library_version", POINTER);
        open = library.function("duckdb_open", INT, POINTER, POINTER);
        connect = library.function("duckdb_connect", INT, POINTER, POINTER);
        disconnect = library.procedure("duckdb_disconnect", POINTER);
        close = library.procedure("duckdb_close", POINTER);
        interrupt = library.procedure("duckdb_interrupt", POINTER);
        query = library.function("duckdb_query", INT, POINTER, POINTER, POINTER);
        error = library.function("duckdb_result_error", POINTER, POINTER);
        destroyResult = library.procedure("duckdb_destroy_result", POINTER);
        resultKind = library.function("duckdb_result_return_type", INT, RESULT);
        columnCount = library.function("duckdb_column_count", LONG, POINTER);
        columnName = library.function("duckdb_column_name", POINTER, POINTER, LONG);
        columnType = library.function("duckdb_column_logical_type", POINTER, POINTER, LONG);
        fetch = library.function("duckdb_fetch_chunk", POINTER, RESULT);
        destroyChunk = library.procedure("duckdb_destroy_data_chunk", POINTER);
        chunkSize = library.function("duckdb_data_chunk_get_size", LONG, POINTER);
        chunkVector = library.function("duckdb_data_chunk_get_vector", POINTER, POINTER, LONG);
        data = library.function("duckdb_vector_get_data", POINTER, POINTER);
        validity = library.function("duckdb_vector_get_validity", POINTER, POINTER);
        listChild = library.function("duckdb_list_vector_get_child", POINTER, POINTER);
        structChild = library.function("duckdb_struct_vector_get_child", POINTER, POINTER, LONG);
        arrayChild = library.function("duckdb_array_vector_get_child", POINTER, POINTER);
    }

    /** A number that a function gives for a type. */
    long ofType(String function, MemorySegment type) {
        try {
            boolean isSmall = function.endsWith("_width") || function.endsWith("_scale");
            return switch (function) {
                case "duckdb_get_type_id", "duckdb_decimal_internal_type", "duckdb_enum_internal_type" ->
                    (int) library.function(function, INT, POINTER).invoke(type);
                default ->
                    isSmall
                            ? (byte) library.function(function, ValueLayout.JAVA_BYTE, POINTER)
                                    .invoke(type)
                            : (long) library.function(function, LONG, POINTER).invoke(type);
            };
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** A type inside of a type. */
    MemorySegment inner(String function, MemorySegment type) {
        try {
            return (MemorySegment) library.function(function, POINTER, POINTER).invoke(type);
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }

    /** What a function gives for a member of a type. */
    MemorySegment member(String function, MemorySegment type, long number) {
        try {
            return (MemorySegment)
                    library.function(function, POINTER, POINTER, LONG).invoke(type, number);
        } catch (Throwable e) {
            throw NativeLibrary.impossible(e);
        }
    }
}
