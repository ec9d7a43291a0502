package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Column;
import java.util.List;

/**
 * The values of a column by row, as numbers of its distinct values: 0 is NULL, i is the value {@code i - 1} of the list.
 *
 * @param ordered whether its values have an order that every reading of the column shares: numbers, dates, and texts that are
 *     all dates
 * @param byBytes whether two values are equal only if they are the same; not so under a collation
 */
record ColumnData(
        Column column, int[] codes, List<Object> values, MinedValue.Kind kind, boolean ordered, boolean byBytes) {
    static final int NULL = 0;

    ColumnData {
        values = List.copyOf(values);
    }

    String name() {
        return column.name();
    }

    int distinct() {
        return values.size();
    }

    Object value(int code) {
        return values.get(code - 1);
    }

    long nulls() {
        long nulls = 0;
        for (int code : codes) {
            nulls += code == NULL ? 1 : 0;
        }
        return nulls;
    }
}
