package io.panoptes.dbms.trial;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.trial.TextPair;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The statements that create the tables of a pair, fill them and drop them. Tables and rows come after those that their foreign keys
 * refer to, and are dropped in the opposite order.
 */
public final class TextScript {
    private final Dialect dialect;
    private final Map<Table, CreatedTable> tables = new LinkedHashMap<>();

    private TextScript(Dialect dialect) {
        this.dialect = dialect;
    }

    /** With the CREATE TABLE statements as they were written, or where nobody wrote any, as the dialect writes them. */
    public static TextScript of(TextPair pair, Dialect dialect) {
        TextScript script = new TextScript(dialect);
        Schema schema = pair.schema();
        List<String> ddl = pair.ddl().isEmpty() ? SqlWriter.write(schema, dialect) : pair.ddl();
        for (Table table : referredFirst(schema)) {
            String statement = ddl.get(schema.tables().indexOf(table));
            script.tables.put(
                    table,
                    CreatedTable.in(statement)
                            .orElseGet(() -> new CreatedTable(statement, SqlWriter.name(table.name(), dialect))));
        }
        return script;
    }

    /** The CREATE TABLE statements. */
    public List<String> creating() {
        return tables.values().stream().map(CreatedTable::statement).toList();
    }

    /** The DROP TABLE statements. */
    List<String> dropping() {
        List<String> statements = new ArrayList<>();
        tables.values().forEach(table -> statements.addFirst("DROP TABLE " + table.name()));
        return statements;
    }

    /** The INSERT statements: one a table, or one a row where a table refers to itself. */
    public List<String> filling(Database database) {
        List<String> statements = new ArrayList<>();
        tables.forEach((table, created) -> {
            List<Row> rows = database.rowsOf(table.name());
            Optional<Constraint.ForeignKey> own = keyToItself(table);
            if (own.isPresent()) {
                // A DBMS may look for the parent among the rows of earlier statements only.
                parentsFirst(rows, table, own.get()).forEach(row -> statements.add(insert(created, List.of(row))));
            } else if (!rows.isEmpty()) {
                statements.add(insert(created, rows));
            }
        });
        return statements;
    }

    private String insert(CreatedTable table, List<Row> rows) {
        return "INSERT INTO %s VALUES %s"
                .formatted(table.name(), rows.stream().map(this::row).collect(Collectors.joining(", ")));
    }

    private String row(Row row) {
        return row.values().stream()
                .map(value -> SqlWriter.write(value, dialect))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static Optional<Constraint.ForeignKey> keyToItself(Table table) {
        return table.constraints().stream()
                .filter(Constraint.ForeignKey.class::isInstance)
                .map(Constraint.ForeignKey.class::cast)
                .filter(key -> key.target().equalsIgnoreCase(table.name()))
                .findFirst();
    }

    /** Each row after the one that it refers to; rows that refer to each other in a circle come last, as they are. */
    private static List<Row> parentsFirst(List<Row> rows, Table table, Constraint.ForeignKey key) {
        int[] from = key.columns().stream().mapToInt(table::indexOf).toArray();
        int[] to = key.targetColumns().stream().mapToInt(table::indexOf).toArray();
        List<Row> placed = new ArrayList<>();
        List<Row> left = new ArrayList<>(rows);
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Row row : List.copyOf(left)) {
                List<Value> wanted = values(row, from);
                if (wanted.contains(Value.NULL)
                        || values(row, to).equals(wanted)
                        || placed.stream().anyMatch(parent -> values(parent, to).equals(wanted))) {
                    placed.add(row);
                    left.remove(row);
                    moved = true;
                }
            }
        }
        placed.addAll(left);
        return placed;
    }

    private static List<Value> values(Row row, int[] columns) {
        List<Value> values = new ArrayList<>();
        for (int column : columns) {
            values.add(row.values().get(column));
        }
        return values;
    }

    private static Set<Table> referredFirst(Schema schema) {
        Set<Table> placed = new LinkedHashSet<>();
        schema.tables().forEach(table -> place(table, schema, placed, new LinkedHashSet<>()));
        return placed;
    }

    /** Adds a table after those that its foreign keys refer to; where tables refer to each other in a circle, one comes too early. */
    private static void place(Table table, Schema schema, Set<Table> placed, Set<Table> underway) {
        if (placed.contains(table) || !underway.add(table)) {
            return;
        }
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.ForeignKey key) {
                schema.table(key.target()).ifPresent(target -> place(target, schema, placed, underway));
            }
        }
        placed.add(table);
    }
}
