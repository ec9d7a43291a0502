package io.panoptes.instantiation.data;

import io.panoptes.corpus.ValuePool;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Rows that keep the constraints of their table: keys do not repeat, and references meet. */
final class RowGenerator {
    private static final int ATTEMPTS = 8;

    private final RandomGenerator random;
    private final ValuePool values;
    private final Function<SqlType.OpaqueType, List<Value>> opaque;
    private final Map<String, List<Row>> made;
    private final Map<String, Table> tables;

    /**
     * @param opaque what a column may hold that no proven query reads
     * @param made the rows of the tables before this one, which references point to
     */
    RowGenerator(
            RandomGenerator random,
            ValuePool values,
            Function<SqlType.OpaqueType, List<Value>> opaque,
            Map<String, List<Row>> made,
            Map<String, Table> tables) {
        this.random = random;
        this.values = values;
        this.opaque = opaque;
        this.made = made;
        this.tables = tables;
    }

    /** At most {@code count} rows: fewer where the keys run out of values. */
    List<Row> rows(Table table, int count) {
        int nullShare = Draw.between(random, 2, 9);
        List<Shaped> shapes = table.columns().stream().map(this::shape).toList();
        var rows = new ArrayList<Row>();
        var keys = new ArrayList<Set<List<Value>>>();
        table.constraints().forEach(ignored -> keys.add(new HashSet<>()));
        for (int i = 0; i < count; i++) {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Value[] row = draw(table, nullShare, attempt < ATTEMPTS / 2 ? -1 : i);
                if (attempt < ATTEMPTS / 2) {
                    shape(table, row, shapes, (double) i / count);
                }
                if (refer(table, row) && keepsKeys(table, row, keys)) {
                    rows.add(Row.of(row));
                    break;
                }
            }
        }
        return rows;
    }

    /** @param constant what a constant column holds */
    private record Shaped(ColumnShape shape, Value constant) {}

    private Shaped shape(Column column) {
        boolean plain = !(column.type() instanceof SqlType.OpaqueType);
        return plain
                ? new Shaped(ColumnShape.draw(random), values.draw(random, column.type()))
                : new Shaped(ColumnShape.MIXED, Value.NULL);
    }

    /** @param progress how far the table is filled, from 0 to 1 */
    private void shape(Table table, Value[] row, List<Shaped> shapes, double progress) {
        for (int i = 0; i < row.length; i++) {
            Column column = table.columns().get(i);
            if (row[i].isNull()) {
                continue;
            }
            int rank = (int) (progress * ValuePool.LARGEST);
            row[i] = switch (shapes.get(i).shape()) {
                case MIXED -> row[i];
                case CONSTANT -> shapes.get(i).constant();
                case ASCENDING -> values.distinct(rank, column.type());
                case DESCENDING -> values.distinct((int) ValuePool.LARGEST - 1 - rank, column.type());
                case MOSTLY_NULL -> column.nullable() && Chance.oneIn(5).fails(random) ? Value.NULL : row[i];
            };
        }
    }

    /** @param ordinal where 0 or more, integers count up with it, so that a key finds a new value */
    private Value[] draw(Table table, int nullShare, int ordinal) {
        return table.columns().stream()
                .map(column -> value(column, nullShare, ordinal))
                .toArray(Value[]::new);
    }

    private Value value(Column column, int nullShare, int ordinal) {
        if (column.nullable() && Chance.oneIn(nullShare).happens(random)) {
            return Value.NULL;
        }
        if (column.type() instanceof SqlType.OpaqueType type) {
            List<Value> choices = opaque.apply(type);
            return Draw.oneOf(random, choices);
        }
        return ordinal >= 0 && ordinal < ValuePool.LARGEST
                ? values.distinct(ordinal, column.type())
                : values.draw(random, column.type());
    }

    /** Puts the values of some row of the target into each foreign key; false where there is none and NULL is no way out. */
    private boolean refer(Table table, Value[] row) {
        for (Constraint constraint : table.constraints()) {
            if (!(constraint instanceof Constraint.ForeignKey(var columns, var target, var targetColumns))) {
                continue;
            }
            List<Row> partners = made.getOrDefault(target, List.of());
            if (partners.isEmpty() || row[table.indexOf(columns.get(0))].isNull()) {
                for (String column : columns) {
                    if (!table.columns().get(table.indexOf(column)).nullable()) {
                        return false;
                    }
                    row[table.indexOf(column)] = Value.NULL;
                }
                continue;
            }
            Row partner = Draw.oneOf(random, partners);
            Table referred = java.util.Objects.requireNonNull(tables.get(target));
            for (int i = 0; i < columns.size(); i++) {
                row[table.indexOf(columns.get(i))] = partner.values().get(referred.indexOf(targetColumns.get(i)));
            }
        }
        return true;
    }

    private static boolean keepsKeys(Table table, Value[] row, List<Set<List<Value>>> keys) {
        var taken = new ArrayList<Runnable>();
        for (int i = 0; i < keys.size(); i++) {
            List<String> columns = switch (table.constraints().get(i)) {
                case Constraint.PrimaryKey(var key) -> key;
                case Constraint.Unique(var key) -> key;
                case Constraint.Reference ignored -> List.<String>of();
                case Constraint.Check ignored -> List.<String>of();
                case Constraint.Range ignored -> List.<String>of();
                case Constraint.Categorical ignored -> List.<String>of();
                case Constraint.FunctionalDependency ignored -> List.<String>of();
                case Constraint.Ordering ignored -> List.<String>of();
            };
            if (columns.stream().anyMatch(name -> table.column(name).isEmpty())) {
                // What the DBMS computes, it also compares: it refuses the row.
                continue;
            }
            List<Value> key =
                    columns.stream().map(column -> row[table.indexOf(column)]).toList();
            if (key.isEmpty() || key.stream().anyMatch(Value::isNull)) {
                continue;
            }
            Set<List<Value>> seen = keys.get(i);
            if (seen.contains(key)) {
                return false;
            }
            taken.add(() -> seen.add(key));
        }
        taken.forEach(Runnable::run);
        return true;
    }
}
