package io.panoptes.texttosql.schema;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.texttosql.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The databases of a benchmark as files: {@code DIR/name/name.sqlite} as BIRD and Spider have them, {@code DIR/name.sqlite}, and
 * the same with {@code .db} and {@code .duckdb}. Each is opened for reading only.
 */
public final class DatabaseFolder implements GivenPlaces {
    private static final List<String> ENDINGS = List.of(".sqlite", ".sqlite3", ".db", ".duckdb");

    private final Path folder;
    private final JdbcDrivers drivers = new JdbcDrivers();
    private final Map<String, Optional<DatabaseSchema>> read = new ConcurrentHashMap<>();

    public DatabaseFolder(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInput("there is no folder %s with databases".formatted(folder));
        }
        this.folder = folder;
    }

    /** A name that leads out of the folder is none. */
    @Override
    public Optional<DatabasePlace> place(String database) {
        if (database.isEmpty()
                || !Path.of(database).getFileName().toString().equals(database)
                || database.startsWith(".")) {
            return Optional.empty();
        }
        return Stream.of(folder.resolve(database), folder)
                .flatMap(at -> ENDINGS.stream().map(ending -> at.resolve(database + ending)))
                .filter(Files::isRegularFile)
                .findFirst()
                .map(DatabaseFolder::place);
    }

    private static DatabasePlace place(Path file) {
        try {
            return DatabasePlace.ofFile(file);
        } catch (TargetException e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public List<String> settings(String database) {
        return List.of();
    }

    @Override
    public Optional<DatabaseSchema> of(String database) {
        return read.computeIfAbsent(database, name -> place(name).map(at -> schema(name, at)));
    }

    private DatabaseSchema schema(String name, DatabasePlace place) {
        List<String> ddl = new ArrayList<>();
        try (ReadOnlyDatabase open = ReadOnlyDatabase.open(place, drivers);
                Statement statement = open.connection().createStatement();
                ResultSet tables = statement.executeQuery(tables(place))) {
            while (tables.next()) {
                ddl.add(withoutEnd(tables.getString(1)));
            }
            if (ddl.isEmpty()) {
                throw new BadInput(place.name() + " holds no tables");
            }
            return read(name, ddl, place, open.connection());
        } catch (TargetException e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        } catch (SQLException e) {
            throw new BadInput("%s can't be read: %s".formatted(place.name(), e.getMessage()), e);
        }
    }

    /** As they are written, or where they can't be read so, as SQLite itself understands them. */
    private static DatabaseSchema read(String name, List<String> ddl, DatabasePlace place, Connection connection)
            throws SQLException {
        try {
            return DatabaseSchema.read(name, ddl, place.name());
        } catch (BadInput e) {
            if (place.kind().has(Trait.KEEPS_DECLARATIONS)) {
                return DatabaseSchema.read(name, new SqliteTables(connection).statements(), place.name());
            }
            throw e;
        }
    }

    private static String tables(DatabasePlace place) {
        return switch (place) {
            case DatabasePlace.InFile(var dbms, var format, var file) -> format.declarations();
            case DatabasePlace.Server ignored -> throw new BadInput("a server's tables are not read from a folder");
        };
    }

    @Override
    public void close() {
        drivers.close();
    }

    /** DuckDB ends its statements with a semicolon. */
    private static String withoutEnd(String statement) {
        String text = statement.strip();
        return text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
    }
}
