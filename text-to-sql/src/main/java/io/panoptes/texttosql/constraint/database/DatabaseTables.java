package io.panoptes.texttosql.constraint.database;

import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.TypeNames;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The tables of a user's database with their columns, primary and foreign keys, read from its catalog. */
public final class DatabaseTables {
    /** {@code DECIMAL(10, 2)}: the first word, and what stands in parentheses. */
    private static final Pattern TYPE = Pattern.compile("\\s*([\\p{L}_][\\p{L}\\p{N}_]*)[^(]*(?:\\(([^)]*)\\))?.*");

    private final ReadOnlyDatabase database;
    private final Quoting quoting;

    public DatabaseTables(ReadOnlyDatabase database) {
        this.database = database;
        this.quoting = Quoting.of(database.place());
    }

    /** All tables of the database, or of the schema that the connection is in. */
    public Schema read() throws SQLException {
        Connection connection = database.connection();
        DatabaseMetaData catalog = connection.getMetaData();
        List<Table> tables = new ArrayList<>();
        for (String name : names(catalog, connection)) {
            List<Column> columns = columns(catalog, connection, name);
            if (!columns.isEmpty()) {
                String sql = declaration(name);
                tables.add(declared(sql).orElseGet(() -> new Table(name, collated(columns, sql), List.of())));
            }
        }
        Schema plain = new Schema(tables);
        List<Table> linked = new ArrayList<>();
        for (Table table : tables) {
            List<Constraint> constraints = new ArrayList<>();
            primaryKey(catalog, connection, table).ifPresent(constraints::add);
            constraints.addAll(foreignKeys(catalog, connection, table, plain));
            linked.add(new Table(table.name(), table.columns(), constraints));
        }
        return new Schema(linked);
    }

    private List<String> names(DatabaseMetaData catalog, Connection connection) throws SQLException {
        List<String> names = new ArrayList<>();
        try (ResultSet rows = catalog.getTables(
                connection.getCatalog(), connection.getSchema(), "%", new String[] {"TABLE", "BASE TABLE"})) {
            while (rows.next()) {
                String name = rows.getString("TABLE_NAME");
                // SQLite lists tables of its own, and reserves this prefix for them.
                if (!name.toLowerCase(Locale.ROOT).startsWith("sqlite_")) {
                    names.add(name);
                }
            }
        }
        names.sort(String.CASE_INSENSITIVE_ORDER);
        return names;
    }

    private List<Column> columns(DatabaseMetaData catalog, Connection connection, String table) throws SQLException {
        Map<Integer, Column> columns = new TreeMap<>();
        try (ResultSet rows =
                catalog.getColumns(connection.getCatalog(), connection.getSchema(), quoting.pattern(table), "%")) {
            while (rows.next()) {
                if (rows.getString("TABLE_NAME").equals(table)) {
                    boolean notNull = rows.getInt("NULLABLE") == DatabaseMetaData.columnNoNulls;
                    Column column =
                            new Column(rows.getString("COLUMN_NAME"), type(rows.getString("TYPE_NAME")), !notNull);
                    columns.put(rows.getInt("ORDINAL_POSITION"), column);
                }
            }
        }
        return withCollations(table, List.copyOf(columns.values()));
    }

    /** MySQL and MariaDB compare texts as their collations say, unless these are binary. */
    private List<Column> withCollations(String table, List<Column> columns) throws SQLException {
        if (!quoting.collatesByDefault()) {
            return columns;
        }
        List<String> plain = new ArrayList<>();
        try (var statement = database.connection()
                .prepareStatement("SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()"
                        + " AND TABLE_NAME = ? AND (COLLATION_NAME IS NULL OR COLLATION_NAME LIKE '%\\_bin')")) {
            statement.setString(1, table);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    plain.add(rows.getString(1));
                }
            }
        }
        return columns.stream()
                .map(column -> plain.contains(column.name()) ? column : column.with(ColumnTrait.COLLATED))
                .toList();
    }

    /** The text that declared the table; empty where the DBMS does not keep it. */
    private String declaration(String table) throws SQLException {
        if (!database.place().kind().has(Trait.KEEPS_DECLARATIONS)) {
            return "";
        }
        try (var statement = database.connection()
                .prepareStatement("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?")) {
            statement.setString(1, table);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? rows.getString(1) : "";
            }
        }
    }

    private static Optional<Table> declared(String sql) {
        try {
            return sql.isEmpty()
                    ? Optional.empty()
                    : SchemaReader.read(List.of(sql)).tables().stream().findFirst();
        } catch (SqlTextException notInOurDialect) {
            return Optional.empty();
        }
    }

    /** Where a declaration can't be read but has the word COLLATE, any column may have a collation: all are taken to have one. */
    private static List<Column> collated(List<Column> columns, String sql) {
        return sql.toUpperCase(Locale.ROOT).contains("COLLATE")
                ? columns.stream()
                        .map(column -> column.with(ColumnTrait.COLLATED))
                        .toList()
                : columns;
    }

    /** A type by its name. A name that no DBMS here has is read by SQLite's rules of affinity, which look for parts of the name. */
    static SqlType type(String name) {
        Matcher parts = TYPE.matcher(name);
        if (parts.matches()) {
            List<Integer> arguments = parts.group(2) == null
                    ? List.of()
                    : Arrays.stream(parts.group(2).split(","))
                            .map(String::strip)
                            .filter(argument -> argument.matches("\\d{1,9}"))
                            .map(Integer::valueOf)
                            .toList();
            Optional<SqlType> known = TypeNames.read(parts.group(1), arguments);
            if (known.isPresent()) {
                return known.get();
            }
        }
        String upper = name.toUpperCase(Locale.ROOT);
        if (upper.contains("INT")) {
            return SqlType.BIGINT;
        }
        if (upper.contains("REAL") || upper.contains("FLOA") || upper.contains("DOUB")) {
            return SqlType.DOUBLE;
        }
        return SqlType.TEXT;
    }

    private static Optional<Constraint> primaryKey(DatabaseMetaData catalog, Connection connection, Table table)
            throws SQLException {
        Map<Integer, String> key = new TreeMap<>();
        try (ResultSet rows = catalog.getPrimaryKeys(connection.getCatalog(), connection.getSchema(), table.name())) {
            while (rows.next()) {
                key.put(rows.getInt("KEY_SEQ"), rows.getString("COLUMN_NAME"));
            }
        }
        return key.isEmpty() ? Optional.empty() : Optional.of(new Constraint.PrimaryKey(List.copyOf(key.values())));
    }

    private List<Constraint> foreignKeys(DatabaseMetaData catalog, Connection connection, Table table, Schema schema)
            throws SQLException {
        List<Constraint> found = new ArrayList<>();
        for (List<Link> key : links(catalog, connection, table)) {
            List<String> columns = key.stream().map(Link::column).toList();
            List<String> targets = key.stream().map(Link::targetColumn).toList();
            schema.table(key.getFirst().target())
                    .filter(target -> columns.stream()
                                    .allMatch(column -> table.column(column).isPresent())
                            && targets.stream()
                                    .allMatch(column -> target.column(column).isPresent()))
                    .ifPresent(target -> found.add(new Constraint.ForeignKey(columns, target.name(), targets)));
        }
        return found;
    }

    /** A column of a foreign key and the one that it refers to, which is empty where the key does not say. */
    private record Link(String column, String target, String targetColumn) {}

    /** The links of each foreign key; without those of several columns that have no names, for they can't be told apart. */
    private List<List<Link>> links(DatabaseMetaData catalog, Connection connection, Table table) throws SQLException {
        Map<String, List<Link>> keys = new LinkedHashMap<>();
        if (database.place().kind().has(Trait.KEEPS_DECLARATIONS)) {
            // Its driver gives the columns of all keys in one row, and no names to tell the keys apart by.
            try (var statement = connection.prepareStatement(
                    "SELECT id, \"from\", \"table\", \"to\" FROM pragma_foreign_key_list(?) ORDER BY id, seq")) {
                statement.setString(1, table.name());
                try (ResultSet rows = statement.executeQuery()) {
                    while (rows.next()) {
                        Link link = new Link(rows.getString(2), rows.getString(3), given(rows.getString(4)));
                        keys.computeIfAbsent(rows.getString(1), key -> new ArrayList<>())
                                .add(link);
                    }
                }
            }
        } else {
            boolean oneColumnEach = true;
            try (ResultSet rows =
                    catalog.getImportedKeys(connection.getCatalog(), connection.getSchema(), table.name())) {
                while (rows.next()) {
                    // The columns of all keys that refer to one table come by their places in the keys.
                    Link link = new Link(
                            rows.getString("FKCOLUMN_NAME"),
                            rows.getString("PKTABLE_NAME"),
                            given(rows.getString("PKCOLUMN_NAME")));
                    String name = given(rows.getString("FK_NAME"));
                    oneColumnEach &= !name.isEmpty() || rows.getInt("KEY_SEQ") <= 1;
                    keys.computeIfAbsent(name, key -> new ArrayList<>()).add(link);
                }
            }
            List<Link> unnamed = keys.getOrDefault("", List.of());
            keys.remove("");
            if (oneColumnEach) {
                unnamed.forEach(link -> keys.put("of " + link, List.of(link)));
            }
        }
        return List.copyOf(keys.values());
    }

    private static String given(@Nullable String text) {
        return text == null ? "" : text;
    }
}
