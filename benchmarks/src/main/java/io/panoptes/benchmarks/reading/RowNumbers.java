package io.panoptes.benchmarks.reading;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The column {@code rowid}, which no star stands for: the places of a table's rows, as long as rows were only added. */
final class RowNumbers {
    private static final String NAME = "rowid";

    private final Set<String> kept = new HashSet<>();

    void begin(String table) {
        kept.add(key(table));
    }

    void lose(String table) {
        kept.remove(key(table));
    }

    void loseAll() {
        kept.clear();
    }

    /** The database as a query sees it that names the column. */
    Database add(Database database, Words query) {
        if (!query.mention(NAME)
                || database.schema().tables().stream()
                        .anyMatch(table -> table.column(NAME).isPresent())) {
            return database;
        }
        if (query.hasStar() || query.mention("NATURAL")) {
            throw new Unread("rowid beside *");
        }
        List<Table> tables = new ArrayList<>();
        Map<String, List<Row>> rows = new HashMap<>();
        for (Table table : database.schema().tables()) {
            boolean asked = query.mention(table.name());
            if (asked && !kept.contains(key(table.name()))) {
                throw new Unread("rowid of a table of which rows were changed");
            }
            tables.add(asked ? numbered(table) : table);
            rows.put(table.name(), asked ? numbered(database.rowsOf(table.name())) : database.rowsOf(table.name()));
        }
        return new Database(new Schema(tables), rows);
    }

    private static Table numbered(Table table) {
        List<Column> columns = new ArrayList<>(table.columns());
        columns.add(new Column(NAME, SqlType.BIGINT, false));
        return new Table(table.name(), columns, table.constraints());
    }

    private static List<Row> numbered(List<Row> rows) {
        List<Row> numbered = new ArrayList<>();
        for (Row row : rows) {
            List<Value> values = new ArrayList<>(row.values());
            values.add(Value.of(numbered.size()));
            numbered.add(new Row(values));
        }
        return numbered;
    }

    private static String key(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
