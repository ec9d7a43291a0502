package io.panoptes.sql.schema;

import io.panoptes.sql.value.Row;
import java.util.List;
import java.util.Map;

/** A schema with the rows of each of its tables. A table without an entry in {@code rows} is empty. */
public record Database(Schema schema, Map<String, List<Row>> rows) {
    public Database {
        rows = Map.copyOf(rows);
    }

    public List<Row> rowsOf(String table) {
        return rows.getOrDefault(table, List.of());
    }
}
