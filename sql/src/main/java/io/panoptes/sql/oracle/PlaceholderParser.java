package io.panoptes.sql.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.sql.oracle.OracleReader.Malformed;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a placeholder, and checks it against the schema. */
final class PlaceholderParser {
    private PlaceholderParser() {}

    static Placeholder parse(JsonNode node, Schema schema) throws Malformed {
        if (!node.isObject()) {
            throw new Malformed(
                    "a placeholder is not an object",
                    "Write {\"kind\": \"expression\", \"name\": \"p\", \"table\": \"t1\"} or {\"kind\": \"table\", \"name\": \"t2\"}.");
        }
        JsonFields fields = new JsonFields(node, "placeholders.", List.of("kind", "name", "table"));
        String kind = fields.text("kind");
        String name = fields.text("name");
        return switch (kind) {
            case "expression" -> expression(name, fields.text("table"), schema);
            case "table" -> {
                Table table = table(name, schema)
                        .orElseThrow(() -> new Malformed(
                                "the placeholder %s is a table, but the schema has %s".formatted(name, names(schema)),
                                "Declare %s in \"schema\": a table placeholder is a table of it.".formatted(name)));
                yield new Placeholder.TablePlaceholder(table.name());
            }
            default ->
                throw new Malformed(
                        "the placeholder %s is of the kind \"%s\"".formatted(name, kind),
                        "Write \"expression\" or \"table\".");
        };
    }

    /** The type is that of the virtual column. */
    private static Placeholder expression(String name, String over, Schema schema) throws Malformed {
        Table table = table(over, schema)
                .orElseThrow(() -> new Malformed(
                        "placeholder %s is declared over table %s, but the schema has %s"
                                .formatted(name, over, names(schema)),
                        "Declare %s in \"schema\", or bind %s to %s."
                                .formatted(over, name, names(schema).replace(" and ", " or "))));
        Column column = table.column(name)
                .orElseThrow(() -> new Malformed(
                        "placeholder %s is declared over table %s, which has no column %s".formatted(name, over, name),
                        "Declare the virtual column %s in the CREATE TABLE of %s.".formatted(name, over)));
        return new Placeholder.ExpressionPlaceholder(column.name(), table.name(), column.type());
    }

    private static Optional<Table> table(String name, Schema schema) {
        return schema.table(name);
    }

    private static String names(Schema schema) {
        List<String> names = schema.tables().stream().map(Table::name).toList();
        return names.size() < 2
                ? String.join("", names)
                : names.subList(0, names.size() - 1).stream().collect(Collectors.joining(", "))
                        + " and "
                        + names.getLast();
    }
}
