package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.StatementWords;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code columns that nothing names -> nothing}, in all tables at once, then table by table. Neither a query nor an index, a key,
 * a generated column or a view can tell that such a column is there, unless a star stands for it or columns are renamed by place.
 */
record DropUnreadColumns() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        if (countsColumns(original)) {
            return Stream.empty();
        }
        Set<String> named = names(original);
        List<CreateTable> wide = original.setup().stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .filter(table -> !unread(table, named).isEmpty())
                .toList();
        return Stream.concat(
                        wide.size() > 1 ? Stream.of(wide) : Stream.empty(),
                        wide.stream().map(List::of))
                .map(tables -> {
                    EditableCase narrow = original;
                    for (CreateTable table : tables) {
                        narrow = without(narrow, table, unread(table, named));
                    }
                    return narrow;
                });
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    /** A table keeps a column, for it must have one. */
    private static Set<String> unread(CreateTable table, Set<String> named) {
        List<String> unread = table.columns().stream()
                .map(ColumnDefinition::name)
                .filter(name -> !named.contains(name))
                .toList();
        return unread.stream()
                .skip(unread.size() == table.columns().size() ? 1 : 0)
                .collect(Collectors.toSet());
    }

    private static EditableCase without(EditableCase edited, CreateTable table, Set<String> columns) {
        return edited.withSetup(edited.setup().stream()
                .map(step -> switch (step) {
                    case CreateTable create
                    when create.name().equals(table.name()) -> DropTableColumn.without(create, columns);
                    case Insert insert
                    when insert.table().equals(table.name()) -> DropTableColumn.without(insert, columns);
                    case SetupStep.Grow grow
                    when grow.table().equals(table.name()) -> DropTableColumn.without(grow, columns);
                    default -> step;
                })
                .toList());
    }

    private static boolean countsColumns(EditableCase edited) {
        return Stream.of(edited.left().statements(), edited.right().statements(), edited.setup())
                .anyMatch(StatementWords::countsColumns);
    }

    /** Every word that stands anywhere but where a column is declared or filled; verbatim text may name any. */
    private static Set<String> names(EditableCase edited) {
        Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        names.addAll(StatementWords.of(edited.left().statements()));
        names.addAll(StatementWords.of(edited.right().statements()));
        for (SetupStep step : edited.setup()) {
            switch (step) {
                case Insert ignored -> {}
                // It copies its columns, of which it may have fewer.
                case SetupStep.Grow ignored -> {}
                case CreateTable table -> {
                    table.columns().forEach(column -> names.addAll(StatementWords.of(column.generated())));
                    names.addAll(StatementWords.of(table.constraints()));
                }
                case SetupStep.AddColumn added ->
                    names.addAll(StatementWords.of(added.column().generated()));
                case SetupStep.CreateVirtualTable other -> names.addAll(StatementWords.of(other));
                case SetupStep.CreateView other -> names.addAll(StatementWords.of(other));
                case SetupStep.CreateIndex other -> names.addAll(StatementWords.of(other));
                case SetupStep.Update other -> names.addAll(StatementWords.of(other));
                case SetupStep.Delete other -> names.addAll(StatementWords.of(other));
                case SetupStep.Verbatim(var sql) -> names.addAll(StatementWords.of(sql));
            }
        }
        return names;
    }
}
