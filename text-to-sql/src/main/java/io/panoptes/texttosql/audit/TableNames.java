package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Which table stands behind a name in the FROM clauses of a query. Names that stand for two tables stand for none. */
final class TableNames {
    private final Map<String, Optional<Table>> tables = new HashMap<>();

    private TableNames() {}

    static TableNames of(QueryTokens query, Schema schema) {
        TableNames names = new TableNames();
        for (int i = 0; i + 1 < query.size(); i++) {
            boolean begins = query.isWord(i, "FROM") || query.isWord(i, "JOIN") || query.isSymbol(i, ",");
            if (begins && query.at(i + 1).isName()) {
                schema.table(query.at(i + 1).text()).ifPresent(table -> names.add(table.name(), table));
                aliasBehind(query, i + 1)
                        .ifPresent(alias -> schema.table(query.at(alias.of()).text())
                                .ifPresent(table -> names.add(alias.name(), table)));
            }
        }
        return names;
    }

    /** @param of the place of the table's name */
    record Alias(int of, String name, int end) {}

    /** {@code t AS x} or {@code t x}. */
    static Optional<Alias> aliasBehind(QueryTokens query, int table) {
        int place = query.isWord(table + 1, "AS") ? table + 2 : table + 1;
        if (place >= query.size()
                || !query.at(place).isName()
                || (place == table + 1 && isKeyword(query.at(place).text()))) {
            return Optional.empty();
        }
        return Optional.of(new Alias(table, query.at(place).text(), place + 1));
    }

    private static boolean isKeyword(String word) {
        return switch (word.toUpperCase(Locale.ROOT)) {
            case "ON",
                    "USING",
                    "WHERE",
                    "GROUP",
                    "ORDER",
                    "HAVING",
                    "LIMIT",
                    "JOIN",
                    "INNER",
                    "LEFT",
                    "RIGHT",
                    "FULL",
                    "CROSS",
                    "NATURAL",
                    "UNION",
                    "INTERSECT",
                    "EXCEPT",
                    "AS" -> true;
            default -> false;
        };
    }

    private void add(String name, Table table) {
        String key = name.toLowerCase(Locale.ROOT);
        Optional<Table> known = tables.get(key);
        tables.put(
                key, known == null || known.filter(table::equals).isPresent() ? Optional.of(table) : Optional.empty());
    }

    Optional<Table> table(String name) {
        return tables.getOrDefault(name.toLowerCase(Locale.ROOT), Optional.empty());
    }

    /** The only table with such a column; empty where several have one. */
    Optional<Table> tableOfColumn(String column) {
        var owners = tables.values().stream()
                .flatMap(Optional::stream)
                .distinct()
                .filter(table -> table.column(column).isPresent())
                .toList();
        return owners.size() == 1 ? Optional.of(owners.getFirst()) : Optional.empty();
    }
}
