package io.panoptes.sql.value;

import java.util.List;

/** The values of one row, in the order of its columns. */
public record Row(List<Value> values) {
    public Row {
        values = List.copyOf(values);
    }

    public static Row of(Value... values) {
        return new Row(List.of(values));
    }
}
