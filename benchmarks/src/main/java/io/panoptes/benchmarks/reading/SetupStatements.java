package io.panoptes.benchmarks.reading;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.NullOrder;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Carries out the statements of a script that are not queries, on tables in memory. */
final class SetupStatements {
    /** Settings that change how a query is carried out, not what it means. */
    private static final Set<String> HARMLESS_SETTINGS = Set.of(
            "THREADS",
            "MEMORY_LIMIT",
            "ENABLE_VERIFICATION",
            "VERIFY_EXTERNAL",
            "VERIFY_PARALLELISM",
            "DISABLED_OPTIMIZERS",
            "DISABLE_OPTIMIZER",
            "ENABLE_OPTIMIZER",
            "EXPLAIN_OUTPUT",
            "ENABLE_PROFILING",
            "DISABLE_PROFILING",
            "PROFILING_OUTPUT",
            "PROFILING_MODE",
            "PROFILING_RENDERER_SETTINGS",
            "MERGE_JOIN_THRESHOLD",
            "NESTED_LOOP_JOIN_THRESHOLD",
            "PERFECT_HT_THRESHOLD",
            "ORDERED_AGGREGATE_THRESHOLD",
            "LATE_MATERIALIZATION_MAX_ROWS",
            "DYNAMIC_OR_FILTER_THRESHOLD",
            "LAMBDA_SYNTAX",
            "MAX_EXPRESSION_DEPTH",
            "ENABLE_OBJECT_CACHE",
            "PRESERVE_INSERTION_ORDER",
            "ERRORS_AS_JSON");

    private final ScriptDatabase database;

    SetupStatements(ScriptDatabase database) {
        this.database = database;
    }

    /** What can't be carried out is noted by the database. */
    void execute(String sql) {
        for (String statement : Words.statements(sql)) {
            Words words = Words.of(statement);
            if (words.skip("CREATE")) {
                create(words, statement);
            } else if (words.skip("INSERT", "INTO")) {
                changing(words.name(), name -> insert(name, words));
            } else if (words.skip("DELETE", "FROM")) {
                changing(words.name(), name -> {
                    delete(name, words);
                    database.numbers().lose(name);
                });
            } else if (words.skip("UPDATE")) {
                changing(words.name(), name -> {
                    update(name, words);
                    database.numbers().lose(name);
                });
            } else if (words.skip("TRUNCATE")) {
                words.skip("TABLE");
                changing(words.name(), name -> {
                    database.setRows(database.table(name), List.of());
                    database.numbers().lose(name);
                });
            } else if (words.skip("DROP")) {
                drop(words);
            } else if (words.skip("ALTER")) {
                words.next();
                words.skip("IF", "EXISTS");
                database.lose(words.name(), "ALTER");
            } else {
                other(words, statement);
            }
        }
    }

    private interface Change {
        void on(String table);
    }

    private void changing(String table, Change change) {
        try {
            change.on(table);
        } catch (Unread e) {
            database.lose(table, e.reason());
        }
    }

    private void create(Words words, String statement) {
        words.skip("OR", "REPLACE");
        if (!words.skip("TEMP")) {
            words.skip("TEMPORARY");
        }
        boolean view = words.skip("VIEW");
        if (!view && !words.skip("TABLE")) {
            boolean index = words.skip("INDEX") || words.skip("UNIQUE", "INDEX");
            if (!index) {
                String kind = words.next().text().toUpperCase(Locale.ROOT);
                words.skip("IF", "NOT", "EXISTS");
                database.lose(words.name(), "CREATE " + kind);
            }
            return;
        }
        boolean unless = words.skip("IF", "NOT", "EXISTS");
        String name = words.name();
        if (unless && database.has(name)) {
            return;
        }
        changing(name, table -> {
            if (view) {
                createView(table, words);
            } else if (words.peek().isWord("AS")) {
                createAs(table, List.of(), words);
            } else {
                createTable(table, words);
            }
        });
    }

    private void createView(String name, Words words) {
        String columns = words.peek().isSymbol("(") ? "(" + String.join(", ", words.bracketed()) + ")" : "";
        if (!words.skip("AS")) {
            throw new Unread("CREATE VIEW without AS");
        }
        database.addView(name, quoted(name) + columns + " AS (" + words.rest() + ")");
    }

    private void createAs(String name, List<String> names, Words words) {
        words.skip("AS");
        String query = words.rest();
        List<String> columns = names.isEmpty() ? database.columnNames(query) : names;
        List<SqlType> types = database.columnTypes(query);
        List<Row> rows = database.query(query).answer().rows();
        List<Column> declared = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            SqlType type = types.get(i).equals(SqlType.NULL) ? SqlType.INTEGER : types.get(i);
            declared.add(new Column(columns.get(i), type, true));
        }
        Table table = new Table(name, declared, List.of());
        database.add(table);
        database.setRows(table, rows);
    }

    private void createTable(String name, Words words) {
        String definition = words.rest();
        try {
            database.add(SchemaReader.read(List.of("CREATE TABLE " + quoted(name) + definition))
                    .tables()
                    .getFirst());
        } catch (SqlTextException e) {
            throw new Unread("CREATE TABLE: " + e.problem());
        }
    }

    private void insert(String name, Words words) {
        Table table = database.table(name);
        List<String> columns = words.peek().isSymbol("(")
                ? words.bracketed().stream().map(SetupStatements::unquoted).toList()
                : table.columns().stream().map(Column::name).toList();
        List<Row> rows = new ArrayList<>(database.rowsOf(table));
        if (words.skip("VALUES")) {
            do {
                List<String> items = words.bracketed();
                rows.addAll(inserted(table, columns, "SELECT " + casts(table, columns, items)));
            } while (words.skipSymbol(","));
            if (!words.atEnd()) {
                throw new Unread("INSERT with more than values");
            }
        } else if (words.peek().isWord("SELECT")
                || words.peek().isWord("WITH")
                || words.peek().isWord("FROM")) {
            List<String> names = columns.stream().map(SetupStatements::quoted).toList();
            rows.addAll(inserted(
                    table,
                    columns,
                    "SELECT %s FROM (%s) AS \"inserted rows\"(%s)"
                            .formatted(casts(table, columns, names), words.rest(), String.join(", ", names))));
        } else {
            throw new Unread("INSERT of neither values nor a query");
        }
        database.setRows(table, rows);
    }

    private List<Row> inserted(Table table, List<String> columns, String query) {
        return database.query(query).answer().rows().stream()
                .map(row -> complete(table, columns, row))
                .toList();
    }

    private static Row complete(Table table, List<String> columns, Row row) {
        List<Value> values = new ArrayList<>();
        for (Column column : table.columns()) {
            int position = -1;
            for (int i = 0; i < columns.size(); i++) {
                position = columns.get(i).equalsIgnoreCase(column.name()) ? i : position;
            }
            values.add(position < 0 ? Value.NULL : row.values().get(position));
        }
        return new Row(values);
    }

    private String casts(Table table, List<String> columns, List<String> items) {
        if (items.size() != columns.size()) {
            throw new Unread("INSERT of fewer values than columns");
        }
        List<String> casts = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).equalsIgnoreCase("DEFAULT")) {
                throw new Unread("DEFAULT");
            }
            SqlType type = table.columns().get(table.indexOf(columns.get(i))).type();
            casts.add("CAST((%s) AS %s)".formatted(items.get(i), CastTypeName.of(type)));
        }
        return String.join(", ", casts);
    }

    private void delete(String name, Words words) {
        Table table = database.table(name);
        if (words.atEnd()) {
            database.setRows(table, List.of());
        } else if (words.skip("WHERE")) {
            String kept = "SELECT * FROM %s WHERE (%s) IS NOT TRUE".formatted(quoted(name), words.rest());
            database.setRows(table, database.query(kept).answer().rows());
        } else {
            throw new Unread("DELETE of more than one table");
        }
    }

    private void update(String name, Words words) {
        Table table = database.table(name);
        if (!words.skip("SET")) {
            throw new Unread("UPDATE of more than one table");
        }
        List<String> items = new ArrayList<>(
                table.columns().stream().map(column -> quoted(column.name())).toList());
        List<String> targets = new ArrayList<>();
        do {
            targets.add(words.name());
            if (!words.skipSymbol("=")) {
                throw new Unread("UPDATE of several columns at once");
            }
            String value = words.until(",", "WHERE", "FROM", "RETURNING");
            int position = table.indexOf(targets.getLast());
            items.set(
                    position,
                    "CAST((%s) AS %s)"
                            .formatted(
                                    value,
                                    CastTypeName.of(
                                            table.columns().get(position).type())));
        } while (words.skipSymbol(","));
        String condition = words.skip("WHERE") ? words.rest() : "TRUE";
        if (!condition.equals("TRUE") || words.atEnd()) {
            List<String> results = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                String old = quoted(table.columns().get(i).name());
                results.add("CASE WHEN %s THEN %s ELSE %s END".formatted(condition, items.get(i), old));
            }
            String query = "SELECT %s FROM %s".formatted(String.join(", ", results), quoted(name));
            database.setRows(table, database.query(query).answer().rows());
        } else {
            throw new Unread("UPDATE from another table");
        }
    }

    private void drop(Words words) {
        boolean relation = words.peek().isWord("TABLE") || words.peek().isWord("VIEW");
        words.next();
        words.skip("IF", "EXISTS");
        String name = words.name();
        if (relation) {
            database.drop(name);
        }
    }

    private void other(Words words, String statement) {
        String first = words.peek().text().toUpperCase(Locale.ROOT);
        switch (first) {
            case "SELECT", "FROM", "VALUES", "EXPLAIN", "ANALYZE", "SHOW", "DESCRIBE", "CHECKPOINT", "VACUUM" -> {}
            case "SET", "PRAGMA", "RESET" -> setting(words);
            case "WITH" -> {
                if (words.mention("INSERT") || words.mention("UPDATE") || words.mention("DELETE")) {
                    database.loseAll("WITH before a change");
                }
            }
            default -> database.loseAll(first);
        }
    }

    private void setting(Words words) {
        words.next();
        if (!words.skip("SESSION")) {
            words.skip("GLOBAL");
        }
        String setting = words.name().toUpperCase(Locale.ROOT);
        if (setting.equals("DEFAULT_NULL_ORDER")) {
            nullOrder(words);
        } else if (!HARMLESS_SETTINGS.contains(setting) && !setting.startsWith("DEBUG_")) {
            database.loseAll("SET " + setting);
        }
    }

    private void nullOrder(Words words) {
        words.skipSymbol("=");
        words.skip("TO");
        String order = words.next().text().toLowerCase(Locale.ROOT);
        switch (order) {
            case "nulls_first", "nulls first" ->
                database.read(database.profile().withNulls(NullOrder.FIRST));
            case "nulls_last", "nulls last" -> database.read(database.profile().withNulls(NullOrder.LAST));
            case "sqlite", "nulls_first_on_asc_last_on_desc", "mysql" ->
                database.read(database.profile().withNulls(NullOrder.LOWEST));
            case "postgres", "nulls_last_on_asc_first_on_desc" ->
                database.read(database.profile().withNulls(NullOrder.HIGHEST));
            default -> database.loseAll("SET DEFAULT_NULL_ORDER");
        }
    }

    private static String unquoted(String name) {
        return name.startsWith("\"") ? name.substring(1, name.length() - 1).replace("\"\"", "\"") : name;
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
