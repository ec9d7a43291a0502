package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
                .flatMap(root -> RecordTree.places(root).stream())
                .anyMatch(place -> place.node() instanceof Query.SelectItem.Star
                        || place.node() instanceof FromItem.TableReference reference
                                && reference.alias().stream()
                                        .anyMatch(alias -> !alias.columns().isEmpty()));
    }

    /** Every word that stands anywhere but where a column is declared or filled; verbatim text may name any. */
    private static Set<String> names(EditableCase edited) {
        Set<String> names = new HashSet<>();
        addNames(edited.left().statements(), names);
        addNames(edited.right().statements(), names);
        for (SetupStep step : edited.setup()) {
            switch (step) {
                case Insert ignored -> {}
                // It copies its columns, of which it may have fewer.
                case SetupStep.Grow ignored -> {}
                case CreateTable table -> {
                    table.columns().forEach(column -> addNames(column.generated(), names));
                    addNames(table.constraints(), names);
                }
                case SetupStep.AddColumn added -> addNames(added.column().generated(), names);
                case SetupStep.CreateVirtualTable other -> addNames(other, names);
                case SetupStep.CreateView other -> addNames(other, names);
                case SetupStep.CreateIndex other -> addNames(other, names);
                case SetupStep.Update other -> addNames(other, names);
                case SetupStep.Delete other -> addNames(other, names);
                case SetupStep.Verbatim(var sql) -> addWords(sql, names);
            }
        }
        return names;
    }

    private static void addNames(Object root, Set<String> names) {
        RecordTree.places(root).forEach(place -> {
            if (place.node() instanceof String text) {
                addWords(text, names);
            }
        });
    }

    private static void addWords(String text, Set<String> names) {
        names.addAll(List.of(text.split("\\W+")));
    }
}
