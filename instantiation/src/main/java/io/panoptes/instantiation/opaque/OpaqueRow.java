package io.panoptes.instantiation.opaque;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an opaque predicate may read and be drawn from.
 *
 * @param columns every column of the table, also those that proven queries don't read
 * @param data some of the values of its columns, which constants are drawn from
 * @param conditions what its partial indexes are limited to, and {@code keys} what its indexes compute
 * @param indexed the columns that an index, a key or the parts of the table are about: what is said of these may change the plan
 */
public record OpaqueRow(
        List<Column> columns,
        Map<String, List<Value>> data,
        List<Expression> conditions,
        List<Expression> keys,
        Set<String> indexed) {
    public OpaqueRow {
        columns = List.copyOf(columns);
        data = Map.copyOf(data);
        conditions = List.copyOf(conditions);
        keys = List.copyOf(keys);
        indexed = Set.copyOf(indexed);
    }

    /** Columns of which no more is known. */
    public static OpaqueRow of(List<Column> columns) {
        return new OpaqueRow(columns, Map.of(), List.of(), List.of(), Set.of());
    }
}
