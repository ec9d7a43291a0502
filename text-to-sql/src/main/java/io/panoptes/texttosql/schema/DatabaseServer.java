package io.panoptes.texttosql.schema;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.constraint.database.Quoting;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The databases of a benchmark on a server, by a JDBC address in which {@code {db}} stands for the name of a question's database; without
 * it, all questions are about the one that is there. Nothing is written to them.
 */
public final class DatabaseServer implements GivenPlaces {
    private static final String NAME = "{db}";
    /** What can't lead to another part of the address. */
    private static final Pattern PLAIN = Pattern.compile("[\\w-]+");

    private final String address;
    private final JdbcDrivers drivers = new JdbcDrivers();
    private final Map<String, Tried> read = new ConcurrentHashMap<>();

    /** What was found at an address: a server that does not answer is asked once. */
    private sealed interface Tried {}

    private record Known(DatabaseSchema schema, List<String> settings) implements Tried {}

    private record Failed(BadInput why) implements Tried {}

    private record None() implements Tried {}

    /** @throws BadInput where no such server is known */
    public DatabaseServer(String address) {
        this.address = address;
        server(address.replace(NAME, "db"));
    }

    /** Whether this is an address, and not a folder. */
    public static boolean isAddress(String place) {
        return place.startsWith("jdbc:");
    }

    /** A name that leads to another part of the address is none. */
    @Override
    public Optional<DatabasePlace> place(String database) {
        return at(database).map(place -> place);
    }

    private Optional<DatabasePlace.Server> at(String database) {
        return address.contains(NAME) && !PLAIN.matcher(database).matches()
                ? Optional.empty()
                : Optional.of(server(address.replace(NAME, database)));
    }

    private static DatabasePlace.Server server(String url) {
        try {
            return DatabasePlace.ofUrl(url);
        } catch (TargetException e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public Optional<DatabaseSchema> of(String database) {
        return known(database).map(Known::schema);
    }

    @Override
    public List<String> settings(String database) {
        return known(database).map(Known::settings).orElse(List.of());
    }

    private Optional<Known> known(String database) {
        return switch (read.computeIfAbsent(database, this::tried)) {
            case Known known -> Optional.of(known);
            case Failed(BadInput why) -> throw why;
            case None ignored -> Optional.empty();
        };
    }

    private Tried tried(String database) {
        try {
            return at(database).<Tried>map(place -> known(database, place)).orElseGet(None::new);
        } catch (BadInput e) {
            return new Failed(e);
        }
    }

    private Known known(String name, DatabasePlace.Server place) {
        UserDatabase.Address kept = place.kept();
        try (ReadOnlyDatabase open = ReadOnlyDatabase.open(place, drivers)) {
            List<String> ddl = new ArrayList<>();
            List<String> readable = new ArrayList<>();
            for (List<String> table : declarations(open, kept)) {
                ddl.add(table.getFirst());
                readable.add(isRead(table.getFirst()) ? table.getFirst() : table.getLast());
            }
            if (ddl.isEmpty()) {
                throw new BadInput(place.name() + " holds no tables that this user may read");
            }
            DatabaseSchema tables =
                    DatabaseSchema.read(name, readable, place.name()).declaredBy(ddl);
            List<String> settings = new ArrayList<>();
            if (kept.likeIt().isPresent()) {
                rows(open.connection(), kept.likeIt().get()).forEach(row -> settings.add(row.getFirst()));
            }
            return new Known(tables, settings);
        } catch (TargetException e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        } catch (SQLException e) {
            throw new BadInput("%s can't be read: %s".formatted(place.name(), e.getMessage()), e);
        }
    }

    /** The statement that declares each table, and behind it where there is one, a plainer one that leaves conditions out. */
    private static List<List<String>> declarations(ReadOnlyDatabase open, UserDatabase.Address kept)
            throws SQLException {
        List<List<String>> tables = rows(open.connection(), kept.tables());
        if (kept.declaration().isEmpty()) {
            return tables;
        }
        Quoting quoting = Quoting.of(open.place());
        List<List<String>> declarations = new ArrayList<>();
        for (List<String> table : tables) {
            String query = kept.declaration().get().replace("{table}", quoting.name(table.getFirst()));
            declarations.add(List.of(rows(open.connection(), query).getFirst().getLast()));
        }
        return declarations;
    }

    private static boolean isRead(String statement) {
        try {
            SchemaReader.read(List.of(statement));
            return true;
        } catch (SqlTextException e) {
            return false;
        }
    }

    private static List<List<String>> rows(Connection connection, String query) throws SQLException {
        List<List<String>> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            while (result.next()) {
                List<String> row = new ArrayList<>();
                for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
                    row.add(String.valueOf(result.getString(column)));
                }
                rows.add(row);
            }
        }
        return rows;
    }

    @Override
    public void close() {
        drivers.close();
    }
}
