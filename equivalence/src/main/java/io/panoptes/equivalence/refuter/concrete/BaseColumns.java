package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** The columns of all tables of a schema, numbered through. */
public final class BaseColumns {
    private final Schema schema;
    private final int[] firstOf;
    private final List<Column> columns = new ArrayList<>();

    public BaseColumns(Schema schema) {
        this.schema = schema;
        this.firstOf = new int[schema.tables().size()];
        for (int i = 0; i < firstOf.length; i++) {
            firstOf[i] = columns.size();
            columns.addAll(schema.tables().get(i).columns());
        }
    }

    public int count() {
        return columns.size();
    }

    public int number(int table, int column) {
        return firstOf[table] + column;
    }

    int number(Table table, String column) {
        return number(tableIndex(table.name()), table.indexOf(column));
    }

    public Column column(int number) {
        return columns.get(number);
    }

    /** The table that has the column. */
    Table tableOf(int number) {
        int table = 0;
        while (table + 1 < firstOf.length && firstOf[table + 1] <= number) {
            table++;
        }
        return schema.tables().get(table);
    }

    int tableIndex(String name) {
        for (int i = 0; i < schema.tables().size(); i++) {
            if (schema.tables().get(i).name().equalsIgnoreCase(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("the schema has no table " + name);
    }
}
