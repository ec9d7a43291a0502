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
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Draws rows that keep the constraints of their table: no key comes twice, and foreign keys refer to rows that are there. */
final class RowGenerator {
    /** For each row; the second half draws values that count up, since small tables soon run out of random ones for a key. */
    private static final int ATTEMPTS = 8;

    private final RandomGenerator random;
    private final ValuePool values;
    private final Function<SqlType.OpaqueType, List<Value>> opaque;
    private final Map<String, List<Row>> filled;
    private final Map<String, Table> tables;

    /**
     * @param opaque the values of a column that no proven query reads, by its type
     * @param filled the rows of the tables that foreign keys refer to, by name
     * @param tables all tables, by name
     */
    RowGenerator(
            RandomGenerator random,
            ValuePool values,
            Function<SqlType.OpaqueType, List<Value>> opaque,
            Map<String, List<Row>> filled,
            Map<String, Table> tables) {
        this.random = random;
        this.values = values;
        this.opaque = opaque;
        this.filled = filled;
        this.tables = tables;
    }

    /** At most {@code count} rows: fewer where the keys run out of values, or a foreign key has no row to refer to. */
    List<Row> rows(Table table, int count) {
        int oneInIsNull = Draw.between(random, 2, 9);
        List<Shaped> shapes = table.columns().stream().map(this::shape).toList();
        var rows = new ArrayList<Row>();
        var keys = new TakenKeys(table);
        for (int i = 0; i < count; i++) {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                boolean isRandom = attempt < ATTEMPTS / 2;
                Value[] row = draw(table, oneInIsNull, isRandom ? -1 : i);
                if (isRandom) {
                    shape(table, row, shapes, (double) i / count);
                }
                if (refer(table, row) && keys.take(row)) {
                    rows.add(Row.of(row));
                    break;
                }
            }
        }
        return rows;
    }

    /** @param constant what the column holds where its shape is CONSTANT */
    private record Shaped(ColumnShape shape, Value constant) {}

    private Shaped shape(Column column) {
        boolean plain = !(column.type() instanceof SqlType.OpaqueType);
        return plain
                ? new Shaped(ColumnShape.draw(random), values.draw(random, column.type()))
                : new Shaped(ColumnShape.MIXED, Value.NULL);
    }

    /**
     * Changes values so that each column has its shape.
     *
     * @param progress how far the table is filled, from 0 to 1
     */
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

    /** @param ordinal where it is at least 0, the values are those of this number, so that a key finds a new one; else random */
    private Value[] draw(Table table, int oneInIsNull, int ordinal) {
        return table.columns().stream()
                .map(column -> value(column, oneInIsNull, ordinal))
                .toArray(Value[]::new);
    }

    private Value value(Column column, int oneInIsNull, int ordinal) {
        if (column.nullable() && Chance.oneIn(oneInIsNull).happens(random)) {
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

    /** Gives each foreign key the values of a row of its target, or NULL; false where there is no such row and a column is NOT NULL. */
    private boolean refer(Table table, Value[] row) {
        for (Constraint constraint : table.constraints()) {
            if (!(constraint instanceof Constraint.ForeignKey(var columns, var target, var targetColumns))) {
                continue;
            }
            List<Row> partners = filled.getOrDefault(target, List.of());
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
            Table referred = Objects.requireNonNull(tables.get(target));
            for (int i = 0; i < columns.size(); i++) {
                row[table.indexOf(columns.get(i))] = partner.values().get(referred.indexOf(targetColumns.get(i)));
            }
        }
        return true;
    }
}
