package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.instantiation.testcase.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.testcase.SetupStep.CreateTable;
import io.panoptes.instantiation.testcase.SetupStep.Insert;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code a table of n columns -> the table without one, and its INSERTs without that column's values}. A key or an index
 * over it makes its own statement fail, and the case with it where it matters.
 */
record DropTableColumn() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return original.setup().stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .filter(table -> table.columns().size() > 1)
                .flatMap(table -> table.columns().stream()
                        .map(column -> original.withSetup(original.setup().stream()
                                .map(step -> without(step, table.name(), column))
                                .toList())));
    }

    @Override
    public boolean keepsTheProof() {
        return false;
    }

    private static SetupStep without(SetupStep step, String table, ColumnDefinition column) {
        if (step instanceof CreateTable create && create.name().equals(table)) {
            return new CreateTable(
                    create.name(),
                    create.columns().stream()
                            .filter(other -> !other.equals(column))
                            .toList(),
                    create.constraints(),
                    create.suffix());
        }
        if (step instanceof Insert insert
                && insert.table().equals(table)
                && insert.columns().contains(column.name())) {
            return withoutColumn(insert, insert.columns().indexOf(column.name()));
        }
        return step;
    }

    private static Insert withoutColumn(Insert insert, int place) {
        List<String> columns = new ArrayList<>(insert.columns());
        columns.remove(place);
        return new Insert(
                insert.table(),
                columns,
                insert.rows().stream()
                        .map(row -> {
                            List<Value> values = new ArrayList<>(row.values());
                            values.remove(place);
                            return new Row(values);
                        })
                        .toList());
    }
}
