package io.panoptes.cli.constraints;

import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The database that is read. */
final class DatabaseArguments {
    @ArgGroup(exclusive = true, multiplicity = "1")
    private Place place = new Place();

    private static final class Place {
        @Option(names = "--database", paramLabel = "FILE", description = "A SQLite or DuckDB file; it is only read.")
        private Optional<Path> file = Optional.empty();

        @Option(
                names = "--url",
                paramLabel = "URL",
                description =
                        "The JDBC address of a PostgreSQL, MySQL or MariaDB database; it is only read. The user is in the address or in"
                                + " PANOPTES_USER, the password in PANOPTES_PASSWORD or in the file that PANOPTES_PASSWORD_FILE"
                                + " names: jdbc:postgresql://host/shop?user=ann")
        private Optional<String> url = Optional.empty();
    }

    ReadOnlyDatabase open(JdbcDrivers drivers) {
        return ReadOnlyDatabase.open(place(), drivers);
    }

    private DatabasePlace place() {
        return place.file.map(DatabasePlace::ofFile).orElseGet(() -> DatabasePlace.ofUrl(place.url.orElseThrow()));
    }

    /** Of the file without its ending, or of the address behind its last slash. */
    String name() {
        String full = place.file.map(file -> String.valueOf(file.getFileName())).orElseGet(() -> {
            String address = place().name();
            return address.substring(address.lastIndexOf('/') + 1);
        });
        String lower = full.toLowerCase(Locale.ROOT);
        for (String ending : new String[] {".sqlite", ".sqlite3", ".db", ".duckdb"}) {
            if (lower.endsWith(ending)) {
                return full.substring(0, full.length() - ending.length());
            }
        }
        return full;
    }
}
