package io.panoptes.dbms.sqlite;

import io.panoptes.dbms.Version;
import java.util.ArrayList;
import java.util.List;

/** What may be done to a table of SQLite and taken back: it leaves rows, columns, keys and indexes as they were. */
final class SqliteRoundTrips {
    /** A version that knows nothing of the kind refuses all of it. */
    private static final List<List<String>> EVERY_VERSION = List.of(
            List.of("ALTER TABLE <table> RENAME TO renamed", "ALTER TABLE renamed RENAME TO <table>"),
            List.of(
                    "ALTER TABLE <table> RENAME COLUMN <column> TO renamed",
                    "ALTER TABLE <table> RENAME COLUMN renamed TO <column>"),
            List.of("BEGIN", "SAVEPOINT s", "DELETE FROM <table>", "ROLLBACK TO s", "ANALYZE", "COMMIT"),
            List.of("BEGIN", "DELETE FROM <table>", "ANALYZE", "ROLLBACK"),
            List.of("BEGIN", "DROP TABLE <table>", "ROLLBACK"),
            List.of("BEGIN", "CREATE INDEX <index> ON <table> (<column>)", "REINDEX", "ANALYZE", "ROLLBACK"),
            List.of("CREATE INDEX <index> ON <table> (<column>, <other>)", "ANALYZE", "DROP INDEX <index>"),
            List.of("CREATE UNIQUE INDEX <index> ON <table> (<column>)", "DROP INDEX <index>"),
            List.of("CREATE TEMP TABLE copied AS SELECT * FROM <table>", "ANALYZE", "DROP TABLE copied"),
            List.of(
                    "CREATE TRIGGER watching AFTER UPDATE ON <table> BEGIN SELECT 1; END",
                    "UPDATE OR IGNORE <table> SET <column> = <column>",
                    "DROP TRIGGER watching"));

    private static final List<String> ANOTHER_COLUMN =
            List.of("ALTER TABLE <table> ADD COLUMN added INT", "ALTER TABLE <table> DROP COLUMN added");

    private SqliteRoundTrips() {}

    static List<List<String>> of(Version version) {
        var trips = new ArrayList<>(EVERY_VERSION);
        if (version.isAtLeast("3.35")) {
            trips.add(ANOTHER_COLUMN);
        }
        return trips;
    }
}
