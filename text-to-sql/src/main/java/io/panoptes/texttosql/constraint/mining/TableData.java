package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Table;
import java.util.List;

/**
 * The rows of a table, by columns.
 *
 * @param complete whether these are all
 */
record TableData(Table table, int rows, List<ColumnData> columns, boolean complete) {
    TableData {
        columns = List.copyOf(columns);
    }

    String name() {
        return table.name();
    }
}
