package io.panoptes.dbms.worker;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A schema or database that holds more than what this process makes. All that is ours ends in {@link Opening#ownNames}; nothing
 * else is ever changed, and a place with tables of others is refused unless the user has named it.
 */
record SharedPlace(Opening opening, CreatedTables created) {
    /**
     * How the names of all processes of ours end, whatever became of them, and those that a DBMS makes of them: PostgreSQL lists the index
     * of a key of a partitioned table, which ends in _pkey.
     */
    private static final Pattern OF_OURS = Pattern.compile("(?i).*" + Opening.OWN + "[0-9a-z]{5}(?:_\\w+)?");

    private static final int MOST_NAMED = 5;
    /** A table goes when those that refer to it are gone. */
    private static final int ROUNDS = 8;

    private record Found(String name, boolean view) {
        boolean isOurs() {
            return OF_OURS.matcher(name).matches();
        }
    }

    /**
     * Goes to the place, and looks whether it may be used. To list tables may cost as much as a query: it is done once where nothing of ours
     * is found.
     *
     * @throws SQLException where it may not
     */
    void enter(Connection connection) throws SQLException {
        if (!opening.into().isEmpty()) {
            choose(connection, opening.into());
            dropOwn(connection);
            return;
        }
        // A process before this one may have died with its tables.
        List<Found> all = listed(connection);
        if (all.stream().anyMatch(this::isOfThisProcess)) {
            dropOwn(connection);
            all = listed(connection);
        }
        List<String> foreign =
                all.stream().filter(table -> !table.isOurs()).map(Found::name).toList();
        if (!foreign.isEmpty()) {
            throw new SQLException(
                    "it is not empty: it holds %d tables or views, such as %s. Name an empty database in the address, or name this one with --into: nothing that is there will be touched"
                            .formatted(foreign.size(), foreign.subList(0, Math.min(MOST_NAMED, foreign.size()))));
        }
    }

    private boolean isOfThisProcess(Found table) {
        return table.name().toLowerCase(Locale.ROOT).endsWith(opening.ownNames().toLowerCase(Locale.ROOT));
    }

    /** Where tables can't be listed, nobody knows whether there are some. */
    private static List<Found> listed(Connection connection) throws SQLException {
        try {
            return found(connection);
        } catch (SQLException e) {
            throw new SQLException(
                    "its tables can't be listed, so that it can't be seen whether it is empty: %s. Where that does not matter, name the schema or database with --into"
                            .formatted(e.getMessage()),
                    e);
        }
    }

    /** A schema, or what the driver calls a catalog; where there are neither, the database of the address. */
    private void choose(Connection connection, String place) throws SQLException {
        try {
            connection.setSchema(place);
        } catch (SQLException | RuntimeException | LinkageError noSchemas) {
            // Looked at below.
        }
        if (place.equalsIgnoreCase(schema(connection))) {
            return;
        }
        try {
            connection.setCatalog(place);
        } catch (SQLException | RuntimeException | LinkageError noCatalogs) {
            // Looked at below.
        }
        boolean isOfAddress = opening.url().split("[?;]", 2)[0].endsWith(place);
        if (!place.equalsIgnoreCase(catalog(connection)) && !isOfAddress) {
            throw new SQLException("there is no schema or database %s that the driver could go to; name one that exists"
                    .formatted(place));
        }
    }

    /** Drops what this process has made, as far as it can. */
    void dropOwn(Connection connection) {
        if (opening.ownNames().isEmpty()) {
            return;
        }
        for (int round = 0; round < ROUNDS; round++) {
            List<Found> own;
            try {
                own = found(connection).stream().filter(this::isOfThisProcess).toList();
            } catch (SQLException | RuntimeException | LinkageError unlisted) {
                created.drop(connection);
                created.forget();
                return;
            }
            if (own.isEmpty()) {
                created.forget();
                return;
            }
            for (Found table : own) {
                drop(connection, table);
            }
        }
    }

    private static void drop(Connection connection, Found table) {
        String kind = table.view() ? "VIEW" : "TABLE";
        // Its name as the catalogue has it is what no folding changes; where quotes are not known, it is a plain word.
        for (String name : List.of("\"" + table.name() + "\"", table.name())) {
            try (Statement statement = connection.createStatement()) {
                String drop = "DROP " + kind + " " + name;
                ConflictRetry.USUAL.run(drop, () -> false, number -> Optional.of(statement.execute(drop)));
                return;
            } catch (SQLException | RuntimeException | LinkageError next) {
                // The other way, or the next round.
            }
        }
    }

    private static List<Found> found(Connection connection) throws SQLException {
        List<Found> found = new ArrayList<>();
        DatabaseMetaData metadata = connection.getMetaData();
        try (ResultSet tables = metadata.getTables(catalog(connection), schema(connection), "%", null)) {
            while (tables.next()) {
                String type = Objects.requireNonNullElse(tables.getString("TABLE_TYPE"), "TABLE")
                        .toUpperCase(Locale.ROOT);
                String name = Objects.requireNonNullElse(tables.getString("TABLE_NAME"), "");
                boolean view = type.contains("VIEW");
                boolean system = type.contains("SYSTEM") || type.contains("INDEX") || type.contains("SEQUENCE");
                if ((view || type.contains("TABLE")) && !system) {
                    found.add(new Found(name.strip(), view));
                }
            }
        }
        // Views first: they read tables.
        found.sort((a, b) -> Boolean.compare(b.view(), a.view()));
        return found;
    }

    private static @Nullable String schema(Connection connection) {
        try {
            String schema = connection.getSchema();
            return schema == null || schema.isBlank() ? null : schema;
        } catch (SQLException | RuntimeException | LinkageError unknown) {
            return null;
        }
    }

    private static @Nullable String catalog(Connection connection) {
        try {
            String catalog = connection.getCatalog();
            return catalog == null || catalog.isBlank() ? null : catalog;
        } catch (SQLException | RuntimeException | LinkageError unknown) {
            return null;
        }
    }
}
