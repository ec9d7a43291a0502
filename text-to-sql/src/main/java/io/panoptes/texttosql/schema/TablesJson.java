package io.panoptes.texttosql.schema;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.texttosql.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code tables.json} of Spider and BIRD as CREATE TABLE statements. Its types are five words: a number that is part of no key
 * becomes REAL, for it may have a fraction, and what is neither number nor date becomes TEXT.
 */
final class TablesJson {
    private final JsonNode database;
    private final Path file;
    private final List<String> tables = new ArrayList<>();
    private final List<Integer> tableOf = new ArrayList<>();
    private final List<String> columns = new ArrayList<>();
    private final Set<Integer> keys = new HashSet<>();

    private TablesJson(JsonNode database, Path file) {
        this.database = database;
        this.file = file;
    }

    static Map<String, List<String>> ddl(JsonNode array, Path file) {
        Map<String, List<String>> all = new HashMap<>();
        for (JsonNode database : array) {
            String name = database.path("db_id").asText("");
            if (name.isEmpty() || !database.path("table_names_original").isArray()) {
                throw new BadInput(
                        file
                                + " is no tables.json: each database needs db_id, table_names_original and column_names_original");
            }
            all.put(name, new TablesJson(database, file).statements());
        }
        return all;
    }

    private List<String> statements() {
        database.path("table_names_original").forEach(name -> tables.add(name.asText()));
        for (JsonNode column : database.path("column_names_original")) {
            tableOf.add(column.path(0).asInt());
            columns.add(column.path(1).asText());
        }
        List<List<Integer>> primary = new ArrayList<>();
        for (JsonNode key : database.path("primary_keys")) {
            List<Integer> own = new ArrayList<>();
            if (key.isArray()) {
                key.forEach(column -> own.add(known(column.asInt())));
            } else {
                own.add(known(key.asInt()));
            }
            primary.add(own);
            keys.addAll(own);
        }
        List<List<Integer>> foreign = new ArrayList<>();
        for (JsonNode key : database.path("foreign_keys")) {
            List<Integer> pair =
                    List.of(known(key.path(0).asInt()), known(key.path(1).asInt()));
            foreign.add(pair);
            keys.addAll(pair);
        }
        List<String> statements = new ArrayList<>();
        for (int table = 0; table < tables.size(); table++) {
            statements.add(statement(table, joined(primary, table), foreign));
        }
        return statements;
    }

    private int known(int column) {
        if (column < 0 || column >= columns.size()) {
            throw new BadInput("%s: a key of %s names column %d, and there are %d columns"
                    .formatted(file, database.path("db_id").asText(), column, columns.size()));
        }
        return column;
    }

    /** Spider lists the columns of a key one by one. */
    private List<Integer> joined(List<List<Integer>> primary, int table) {
        return primary.stream()
                .flatMap(List::stream)
                .filter(column -> tableOf.get(column) == table)
                .distinct()
                .toList();
    }

    private String statement(int table, List<Integer> primary, List<List<Integer>> foreign) {
        List<String> parts = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            if (tableOf.get(column) == table) {
                parts.add(quoted(columns.get(column)) + " " + type(column));
            }
        }
        if (!primary.isEmpty()) {
            parts.add("PRIMARY KEY (%s)".formatted(names(primary)));
        }
        for (List<Integer> key : foreign) {
            if (tableOf.get(key.getFirst()) == table) {
                parts.add("FOREIGN KEY (%s) REFERENCES %s (%s)"
                        .formatted(
                                quoted(columns.get(key.getFirst())),
                                quoted(tables.get(tableOf.get(key.getLast()))),
                                quoted(columns.get(key.getLast()))));
            }
        }
        return "CREATE TABLE %s (%s)".formatted(quoted(tables.get(table)), String.join(", ", parts));
    }

    private String names(List<Integer> some) {
        return some.stream().map(column -> quoted(columns.get(column))).collect(Collectors.joining(", "));
    }

    private String type(int column) {
        String word = database.path("column_types").path(column).asText("text").toLowerCase(Locale.ROOT);
        return switch (word) {
            case "integer" -> "INTEGER";
            case "real" -> "REAL";
            case "number" -> keys.contains(column) ? "INTEGER" : "REAL";
            case "date" -> "DATE";
            case "datetime" -> "DATETIME";
            default -> "TEXT";
        };
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
