package io.panoptes.sql.write;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A database as the statements that make it: tables, then rows, those that others refer to first. */
public record DatabaseScript(Dialect dialect) {

    /** With all its constraints. */
    public List<String> guarded(Database database) {
        return script(database, database.schema().tables());
    }

    /** With keys and NOT NULL only, so that rows go in in any order. */
    public List<String> unguarded(Database database) {
        return script(
                database,
                database.schema().tables().stream()
                        .map(DatabaseScript::keysOnly)
                        .toList());
    }

    /** The rows alone, an INSERT statement a table that has some. */
    public List<String> inserts(Database database) {
        return referredFirst(database.schema()).stream()
                .filter(table -> !database.rowsOf(table.name()).isEmpty())
                .map(table -> insert(table, database.rowsOf(table.name())))
                .toList();
    }

    private List<String> script(Database database, List<Table> tables) {
        List<String> statements = new ArrayList<>();
        referredFirst(new Schema(tables)).forEach(table -> statements.add(SqlWriter.write(table, dialect)));
        statements.addAll(inserts(database));
        return statements;
    }

    private String insert(Table table, List<Row> rows) {
        return "INSERT INTO %s VALUES %s"
                .formatted(
                        SqlWriter.name(table.name(), dialect),
                        rows.stream().map(this::row).collect(Collectors.joining(", ")));
    }

    private String row(Row row) {
        return row.values().stream()
                .map(value -> SqlWriter.write(value, dialect))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static Table keysOnly(Table table) {
        return new Table(
                table.name(),
                table.columns(),
                table.constraints().stream().filter(DatabaseScript::isKey).toList());
    }

    private static boolean isKey(Constraint constraint) {
        return switch (constraint) {
            case Constraint.PrimaryKey ignored -> true;
            case Constraint.Unique ignored -> true;
            case Constraint.Reference ignored -> false;
            case Constraint.Check ignored -> false;
            case Constraint.Range ignored -> false;
            case Constraint.Categorical ignored -> false;
            case Constraint.FunctionalDependency ignored -> false;
            case Constraint.Ordering ignored -> false;
        };
    }

    /** A table behind those that its foreign keys refer to; in a cycle, somewhere. */
    private static List<Table> referredFirst(Schema schema) {
        Set<Table> placed = new LinkedHashSet<>();
        schema.tables().forEach(table -> place(table, schema, placed, new LinkedHashSet<>()));
        return List.copyOf(placed);
    }

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
