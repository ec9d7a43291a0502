package io.panoptes.sql.schema;

import java.util.List;
import java.util.Optional;

/** A table with its columns and constraints. */
public record Table(String name, List<Column> columns, List<Constraint> constraints) {
    public Table {
        columns = List.copyOf(columns);
        constraints = List.copyOf(constraints);
    }

    /** The column of this name, without regard to case. */
    public Optional<Column> column(String name) {
        return columns.stream()
                .filter(column -> column.name().equalsIgnoreCase(name))
                .findFirst();
    }

    /** The position of the column of this name, without regard to case. */
    public int indexOf(String name) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equalsIgnoreCase(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("table %s has no column %s".formatted(this.name, name));
    }
}
