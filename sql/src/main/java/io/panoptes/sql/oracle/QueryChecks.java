package io.panoptes.sql.oracle;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.change.ChangeQuery;
import io.panoptes.sql.oracle.OracleReader.Malformed;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.SqlTextException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Checks that both queries of an oracle can be read, name tables that there are, and use the placeholders. */
final class QueryChecks {
    private QueryChecks() {}

    static void check(Oracle oracle) throws Malformed {
        List<Query> queries = List.of(read(oracle.left(), "left", oracle), read(oracle.right(), "right", oracle));
        Set<String> columns = new HashSet<>();
        Set<String> tables = new HashSet<>();
        for (Query query : queries) {
            collect(query, columns, tables);
        }
        for (Query computed : computed(oracle)) {
            checkTables(computed, "changes", oracle);
            collect(computed, columns, tables);
        }
        for (Placeholder placeholder : oracle.placeholders()) {
            checkUse(placeholder, columns, tables);
        }
        if (oracle.tags().contains(Oracle.Tag.PLAN_VARIATION) && !oracle.left().equals(oracle.right())) {
            throw new Malformed(
                    "it is a plan variation, but its two sides are different",
                    "Write the same query on both sides, or leave the tag out.");
        }
    }

    private static Query read(String text, String side, Oracle oracle) throws Malformed {
        try {
            Query query = SqlReader.side(text, oracle.schema());
            checkTables(query, side, oracle);
            return query;
        } catch (SqlTextException e) {
            throw new Malformed(
                    "\"%s\", line %d, column %d: %s".formatted(side, e.line(), e.column(), e.problem()), e.advice());
        }
    }

    /** What the statements compute that change data. */
    private static List<Query> computed(Oracle oracle) throws Malformed {
        List<Query> computed = new ArrayList<>();
        Changes changes = oracle.changed();
        for (List<String> side : List.of(changes.left(), changes.right())) {
            for (String change : side) {
                try {
                    computed.add(ChangeQuery.of(SqlReader.change(change, oracle.schema())));
                } catch (SqlTextException e) {
                    throw new Malformed(
                            "\"changes\", %s, line %d, column %d: %s"
                                    .formatted(change, e.line(), e.column(), e.problem()),
                            e.advice());
                }
            }
        }
        return computed;
    }

    private static void checkTables(Query query, String side, Oracle oracle) throws Malformed {
        Set<String> common = new HashSet<>();
        for (Query part : Trees.queries(query)) {
            if (part instanceof Query.With with) {
                with.tables().forEach(table -> common.add(lower(table.name())));
            }
        }
        for (String table : tables(query)) {
            if (!common.contains(lower(table)) && oracle.schema().table(table).isEmpty()) {
                throw new Malformed(
                        "\"%s\" reads the table %s, which is not in the schema".formatted(side, table),
                        "Declare %s in \"schema\", or name another table.".formatted(table));
            }
        }
    }

    private static void checkUse(Placeholder placeholder, Set<String> columns, Set<String> tables) throws Malformed {
        boolean used = switch (placeholder) {
            case Placeholder.ExpressionPlaceholder(var name, var table, var ignored) ->
                (columns.contains(lower(name)) || columns.contains("*")) && tables.contains(lower(table));
            case Placeholder.TablePlaceholder(var name) -> tables.contains(lower(name));
        };
        if (!used) {
            throw new Malformed(
                    "the placeholder %s is used in neither query".formatted(placeholder.name()),
                    "Use it, or remove it from \"placeholders\".");
        }
    }

    /** A star may be what uses a placeholder. */
    private static void collect(Query query, Set<String> columns, Set<String> tables) {
        for (Expression expression : Trees.expressions(query)) {
            if (expression instanceof Expression.ColumnReference(var ignored, var name)) {
                columns.add(lower(name));
            }
        }
        for (Query part : Trees.queries(query)) {
            if (part instanceof Query.Select select
                    && select.items().stream().anyMatch(Query.SelectItem.Star.class::isInstance)) {
                columns.add("*");
            }
        }
        tables(query).forEach(table -> tables.add(lower(table)));
    }

    private static List<String> tables(Query query) {
        List<String> names = new ArrayList<>();
        for (FromItem item : Trees.fromItems(query)) {
            if (item instanceof FromItem.TableReference(var name, var ignored)) {
                names.add(name);
            }
        }
        return names;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
