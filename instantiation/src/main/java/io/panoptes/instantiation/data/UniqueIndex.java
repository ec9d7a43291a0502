package io.panoptes.instantiation.data;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Indexes that are unique because the rows happen to be. */
final class UniqueIndex {
    private UniqueIndex() {}

    /** The index as a unique one where all its keys are stored columns and no two rows agree on them; else as it is. */
    static CreateIndex where(CreateIndex index, Table table, List<Row> rows) {
        if (index.unique()) {
            return index;
        }
        List<Integer> keys = index.keys().stream()
                .map(SetupStep.IndexKey::expression)
                .filter(Expression.ColumnReference.class::isInstance)
                .map(key -> ((Expression.ColumnReference) key).name())
                .filter(name -> table.column(name).isPresent())
                .map(table::indexOf)
                .toList();
        return keys.size() == index.keys().size() && areDistinct(rows, keys)
                ? new CreateIndex(index.name(), true, index.table(), index.keys(), index.where())
                : index;
    }

    /** Rows with a NULL among the keys count too: DBMSs do not agree on them. */
    private static boolean areDistinct(List<Row> rows, List<Integer> keys) {
        Set<List<Value>> seen = new HashSet<>();
        return rows.stream()
                .allMatch(row ->
                        seen.add(keys.stream().map(key -> row.values().get(key)).toList()));
    }

    /** The columns that an update must leave alone. */
    static List<String> columns(List<SetupStep> steps, Table table) {
        return steps.stream()
                .filter(step -> step instanceof CreateIndex index
                        && index.unique()
                        && index.table().equals(table.name()))
                .flatMap(step -> ((CreateIndex) step).keys().stream())
                .map(SetupStep.IndexKey::expression)
                .filter(Expression.ColumnReference.class::isInstance)
                .map(key -> ((Expression.ColumnReference) key).name())
                .toList();
    }
}
