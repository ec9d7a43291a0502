package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.value.Row;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
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
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    private static SetupStep without(SetupStep step, String table, ColumnDefinition column) {
        Set<String> columns = Set.of(column.name());
        if (step instanceof CreateTable create && create.name().equals(table)) {
            return without(create, columns);
        }
        if (step instanceof SetupStep.Grow grow && grow.table().equals(table)) {
            return without(grow, columns);
        }
        return step instanceof Insert insert && insert.table().equals(table) ? without(insert, columns) : step;
    }

    static CreateTable without(CreateTable table, Set<String> columns) {
        return new CreateTable(
                table.name(),
                table.columns().stream()
                        .filter(column -> !columns.contains(column.name()))
                        .toList(),
                table.constraints(),
                table.suffix(),
                table.descending());
    }

    static Insert without(Insert insert, Set<String> columns) {
        List<Integer> kept = IntStream.range(0, insert.columns().size())
                .filter(place -> !columns.contains(insert.columns().get(place)))
                .boxed()
                .toList();
        return new Insert(
                insert.table(),
                kept.stream().map(insert.columns()::get).toList(),
                insert.rows().stream()
                        .map(row -> new Row(kept.stream().map(row.values()::get).toList()))
                        .toList());
    }

    /** What it gives for a column stands at the column's place. */
    static SetupStep without(SetupStep.Grow grow, Set<String> columns) {
        if (!(grow.query() instanceof Query.Select(var distinct, var items, var from, var where, var group, var having))
                || items.size() != grow.columns().size()) {
            return grow;
        }
        List<Integer> kept = IntStream.range(0, grow.columns().size())
                .filter(place -> !columns.contains(grow.columns().get(place)))
                .boxed()
                .toList();
        return new SetupStep.Grow(
                grow.level(),
                grow.table(),
                kept.stream().map(grow.columns()::get).toList(),
                new Query.Select(distinct, kept.stream().map(items::get).toList(), from, where, group, having));
    }
}
