package io.panoptes.equivalence.evaluator.value;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A database as codes: the rows of each table of a schema, in the schema's order. */
public final class Tables {
    private final Schema schema;
    private final List<Rows> rows;

    public Tables(Schema schema) {
        this.schema = schema;
        this.rows = schema.tables().stream()
                .map(table -> new Rows(table.columns().size()))
                .toList();
    }

    public static Tables of(Database database, Pool pool) {
        Tables tables = new Tables(database.schema());
        for (int i = 0; i < tables.rows.size(); i++) {
            Table table = database.schema().tables().get(i);
            for (Row row : database.rowsOf(table.name())) {
                int at = tables.rows.get(i).grow();
                for (int column = 0; column < row.values().size(); column++) {
                    tables.rows.get(i).cells[at + column] = pool.code(kept(
                            row.values().get(column),
                            table.columns().get(column).type()));
                }
            }
        }
        return tables;
    }

    /** A REAL column holds the nearest number of 32 bits. */
    private static Value kept(Value value, SqlType type) {
        return value instanceof Value.DoubleValue(double number)
                        && type.equals(SqlType.REAL)
                        && Float.isFinite((float) number)
                ? new Value.DoubleValue((float) number)
                : value;
    }

    public Schema schema() {
        return schema;
    }

    public Rows rows(int table) {
        return rows.get(table);
    }

    public int size() {
        return rows.size();
    }

    public int rowCount() {
        int count = 0;
        for (int i = 0; i < rows.size(); i++) {
            count += rows.get(i).count();
        }
        return count;
    }

    public void copyFrom(Tables other) {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).copyFrom(other.rows.get(i));
        }
    }

    public Tables copy() {
        Tables copy = new Tables(schema);
        copy.copyFrom(this);
        return copy;
    }

    public Database toDatabase(Pool pool) {
        Map<String, List<Row>> database = new HashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            Table table = schema.tables().get(i);
            database.put(
                    table.name(),
                    toRows(
                            rows.get(i),
                            table.columns().stream()
                                    .map(column -> column.type())
                                    .toList(),
                            pool));
        }
        return new Database(schema, database);
    }

    public static List<Row> toRows(Rows rows, List<io.panoptes.sql.type.SqlType> types, Pool pool) {
        List<Row> result = new ArrayList<>();
        for (int row = 0; row < rows.count(); row++) {
            List<Value> values = new ArrayList<>();
            for (int column = 0; column < rows.width(); column++) {
                values.add(pool.value(rows.get(row, column), types.get(column)));
            }
            result.add(new Row(values));
        }
        return result;
    }
}
