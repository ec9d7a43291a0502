package io.panoptes.sql.schema;

import java.util.List;
import java.util.Optional;

/** The tables that a pair of queries refers to. */
public record Schema(List<Table> tables) {
    public Schema {
        tables = List.copyOf(tables);
    }

    /** The table of this name, without regard to case. */
    public Optional<Table> table(String name) {
        return tables.stream()
                .filter(table -> table.name().equalsIgnoreCase(name))
                .findFirst();
    }
}
