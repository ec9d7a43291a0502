package io.panoptes.texttosql.schema;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tables of a SQLite database as SQLite understands them, written down anew: for declarations in SQLite's own spelling, such as
 * names in single quotes or columns without a type.
 */
record SqliteTables(Connection connection) {

    List<String> statements() throws SQLException {
        List<String> statements = new ArrayList<>();
        for (List<String> table : rows(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY rowid",
                "name")) {
            statements.add(statement(table.getFirst()));
        }
        return statements;
    }

    private String statement(String table) throws SQLException {
        List<String> parts = new ArrayList<>();
        Map<Integer, String> key = new TreeMap<>();
        for (List<String> column :
                rows("PRAGMA table_info(%s)".formatted(quoted(table)), "name", "type", "notnull", "pk")) {
            String name = quoted(column.get(0));
            // A column without a type holds values of any; texts are the most that one can say of them.
            String type = column.get(1).isBlank() ? "TEXT" : column.get(1);
            parts.add("%s %s%s".formatted(name, type, column.get(2).equals("1") ? " NOT NULL" : ""));
            int place = Integer.parseInt(column.get(3));
            if (place > 0) {
                key.put(place, name);
            }
        }
        if (!key.isEmpty()) {
            parts.add("PRIMARY KEY (%s)".formatted(String.join(", ", key.values())));
        }
        for (List<String> index :
                rows("PRAGMA index_list(%s)".formatted(quoted(table)), "name", "unique", "origin", "partial")) {
            if (index.get(1).equals("1")
                    && index.get(2).equals("u")
                    && index.get(3).equals("0")) {
                parts.add("UNIQUE (%s)".formatted(columns(index.getFirst())));
            }
        }
        parts.addAll(foreignKeys(table));
        return "CREATE TABLE %s (%s)".formatted(quoted(table), String.join(", ", parts));
    }

    private String columns(String index) throws SQLException {
        List<String> names = new ArrayList<>();
        for (List<String> column : rows("PRAGMA index_info(%s)".formatted(quoted(index)), "name")) {
            names.add(quoted(column.getFirst()));
        }
        return String.join(", ", names);
    }

    /** One to a table that is not there binds nothing. */
    private List<String> foreignKeys(String table) throws SQLException {
        Map<String, List<List<String>>> keys = new LinkedHashMap<>();
        for (List<String> part :
                rows("PRAGMA foreign_key_list(%s)".formatted(quoted(table)), "id", "table", "from", "to")) {
            keys.computeIfAbsent(part.getFirst(), id -> new ArrayList<>()).add(part);
        }
        List<String> texts = new ArrayList<>();
        for (List<List<String>> parts : keys.values()) {
            String target = parts.getFirst().get(1);
            if (rows("PRAGMA table_info(%s)".formatted(quoted(target)), "name").isEmpty()) {
                continue;
            }
            boolean named = parts.stream().noneMatch(part -> part.get(3).isEmpty());
            texts.add("FOREIGN KEY (%s) REFERENCES %s%s"
                    .formatted(
                            String.join(
                                    ", ",
                                    parts.stream()
                                            .map(part -> quoted(part.get(2)))
                                            .toList()),
                            quoted(target),
                            named
                                    ? " (%s)"
                                            .formatted(String.join(
                                                    ", ",
                                                    parts.stream()
                                                            .map(part -> quoted(part.get(3)))
                                                            .toList()))
                                    : ""));
        }
        return texts;
    }

    private List<List<String>> rows(String query, String... columns) throws SQLException {
        List<List<String>> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet results = statement.executeQuery(query)) {
            while (results.next()) {
                List<String> row = new ArrayList<>();
                for (String column : columns) {
                    String value = results.getString(column);
                    row.add(value == null ? "" : value);
                }
                rows.add(row);
            }
        }
        return rows;
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
