package io.panoptes.nativedriver;

import java.sql.SQLException;
import java.util.Map;

/** Errors of SQLite, worded as its usual driver words them: the profile tells them apart by that. */
final class SqliteError {
    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(1, "SQLITE_ERROR"),
            Map.entry(2, "SQLITE_INTERNAL"),
            Map.entry(3, "SQLITE_PERM"),
            Map.entry(4, "SQLITE_ABORT"),
            Map.entry(5, "SQLITE_BUSY"),
            Map.entry(6, "SQLITE_LOCKED"),
            Map.entry(7, "SQLITE_NOMEM"),
            Map.entry(8, "SQLITE_READONLY"),
            Map.entry(9, "SQLITE_INTERRUPT"),
            Map.entry(10, "SQLITE_IOERR"),
            Map.entry(11, "SQLITE_CORRUPT"),
            Map.entry(12, "SQLITE_NOTFOUND"),
            Map.entry(13, "SQLITE_FULL"),
            Map.entry(14, "SQLITE_CANTOPEN"),
            Map.entry(15, "SQLITE_PROTOCOL"),
            Map.entry(17, "SQLITE_SCHEMA"),
            Map.entry(18, "SQLITE_TOOBIG"),
            Map.entry(19, "SQLITE_CONSTRAINT"),
            Map.entry(20, "SQLITE_MISMATCH"),
            Map.entry(21, "SQLITE_MISUSE"),
            Map.entry(23, "SQLITE_AUTH"),
            Map.entry(25, "SQLITE_RANGE"),
            Map.entry(26, "SQLITE_NOTADB"));

    private SqliteError() {}

    /** @param code with the extension in its higher bits */
    static SQLException of(int code, String message) {
        String name = NAMES.getOrDefault(code & 0xff, "SQLITE_" + (code & 0xff));
        return new SQLException("[%s] (%s)".formatted(name, message), "", code & 0xff);
    }
}
