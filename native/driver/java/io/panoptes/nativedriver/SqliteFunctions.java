package io.panoptes.nativedriver;

import static io.panoptes.nativedriver.NativeLibrary.DOUBLE;
import static io.panoptes.nativedriver.NativeLibrary.INT;
import static io.panoptes.nativedriver.NativeLibrary.LONG;
import static io.panoptes.nativedriver.NativeLibrary.POINTER;

import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.sql.SQLException;

/** The functions of SQLite's C interface that are called here. */
record SqliteFunctions(
        MethodHandle version,
        MethodHandle open,
        MethodHandle close,
        MethodHandle interrupt,
        MethodHandle message,
        MethodHandle errorCode,
        MethodHandle prepare,
        MethodHandle step,
        MethodHandle finish,
        MethodHandle columnCount,
        MethodHandle columnName,
        MethodHandle declaredType,
        MethodHandle columnType,
        MethodHandle integer,
        MethodHandle real,
        MethodHandle text,
        MethodHandle blob,
        MethodHandle bytes) {

    static SqliteFunctions of(Path file) throws SQLException {
        NativeLibrary library = NativeLibrary.load(file);
        return new SqliteFunctions(
                library.function("sqlite3_libversion", POINTER),
                library.function("sqlite3_open_v2", INT, POINTER, POINTER, INT, POINTER),
                library.function("sqlite3_close", INT, POINTER),
                library.procedure("sqlite3_interrupt", POINTER),
                library.function("sqlite3_errmsg", POINTER, POINTER),
                library.function("sqlite3_extended_errcode", INT, POINTER),
                library.function("sqlite3_prepare_v2", INT, POINTER, POINTER, INT, POINTER, POINTER),
                library.function("sqlite3_step", INT, POINTER),
                library.function("sqlite3_finalize", INT, POINTER),
                library.function("sqlite3_column_count", INT, POINTER),
                library.function("sqlite3_column_name", POINTER, POINTER, INT),
                library.function("sqlite3_column_decltype", POINTER, POINTER, INT),
                library.function("sqlite3_column_type", INT, POINTER, INT),
                library.function("sqlite3_column_int64", LONG, POINTER, INT),
                library.function("sqlite3_column_double", DOUBLE, POINTER, INT),
                library.function("sqlite3_column_text", POINTER, POINTER, INT),
                library.function("sqlite3_column_blob", POINTER, POINTER, INT),
                library.function("sqlite3_column_bytes", INT, POINTER, INT));
    }
}
