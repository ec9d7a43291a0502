package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.data.StateTables;
import io.panoptes.instantiation.testcase.DatabaseState;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Map;

/**
 * The tables of a state that queries may read.
 *
 * @param small those with few rows, which may be joined with themselves
 */
public record StateContents(List<Table> tables, List<Table> small) {
    private static final int FEW = 30;

    public StateContents {
        tables = List.copyOf(tables);
        small = List.copyOf(small);
    }

    public static StateContents of(DatabaseState state) {
        List<Table> tables = StateTables.of(state);
        Map<String, Integer> counts = StateTables.rowCounts(state);
        return new StateContents(
                tables,
                tables.stream()
                        .filter(table -> counts.getOrDefault(table.name(), 0) <= FEW)
                        .toList());
    }

    Table table(String name) {
        return tables.stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
