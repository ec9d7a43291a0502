package io.panoptes.triage.reduction.judge;

import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.StateTables;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.change.MergeKeys;
import io.panoptes.sql.change.QueryAfter;
import io.panoptes.sql.change.UnreadColumns;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * {@code statements; query -> the query over the tables before them}, for judges that know queries alone, see {@link QueryAfter}. Of the
 * changed table only the columns are kept that something names.
 */
final class AfterChanges {
    private AfterChanges() {}

    /**
     * The case as it is where it changes nothing.
     *
     * @throws IllegalArgumentException where a column is read that an INSERT does not give, or that a column is computed from, or where a
     *     MERGE does not mean the same everywhere
     */
    static EditableCase of(EditableCase edited) {
        List<Change> changes = Stream.of(edited.left(), edited.right())
                .flatMap(side -> side.statements().allChanges().stream())
                .toList();
        if (changes.isEmpty()) {
            return edited;
        }
        Schema schema = new Schema(StateTables.of(edited.setup()).stream()
                .map(table -> new Table(table.name(), read(edited, table), table.constraints()))
                .toList());
        changes.forEach(change -> requireGiven(change, schema));
        requireStored(edited, changes, schema);
        return edited.withSides(derived(edited.left(), schema), derived(edited.right(), schema));
    }

    private static EditableSide derived(EditableSide side, Schema schema) {
        return new EditableSide(QueryAfter.of(side.changes(), side.query(), schema), side.variation());
    }

    private static Set<String> names(EditableCase edited) {
        Set<String> names = new HashSet<>();
        statements(edited).forEach(node -> {
            if (node instanceof String name) {
                names.add(name);
            }
        });
        return names;
    }

    /** Those that something names, one where nothing does, for a table must have one; all where a star stands for them. */
    private static List<Column> read(EditableCase edited, Table table) {
        if (statements(edited).anyMatch(AfterChanges::readsUnnamed)) {
            return table.columns();
        }
        Set<String> names = names(edited);
        List<Column> kept = table.columns().stream()
                .filter(column -> names.contains(column.name()))
                .toList();
        return kept.isEmpty() ? table.columns().subList(0, 1) : kept;
    }

    private static boolean readsUnnamed(Object node) {
        return node instanceof Query.SelectItem.Star || node instanceof FromItem.VerbatimTable;
    }

    /** All nodes of what is run. */
    private static Stream<Object> statements(EditableCase edited) {
        return Stream.of(edited.left(), edited.right())
                .flatMap(side -> RecordTree.places(side.statements()).stream())
                .map(RecordTree.Place::node);
    }

    /** What the others hold, their defaults say. */
    private static void requireGiven(Change change, Schema schema) {
        if (change instanceof Change.Merge merge) {
            MergeKeys.problem(merge, schema).ifPresent(problem -> {
                throw new IllegalArgumentException(problem);
            });
        }
        List<String> columns = UnreadColumns.inserted(change);
        if (!columns.isEmpty()) {
            String name = change.table();
            schema.table(name).stream()
                    .flatMap(table -> table.columns().stream())
                    .filter(column -> columns.stream().noneMatch(column.name()::equalsIgnoreCase))
                    .findFirst()
                    .ifPresent(column -> {
                        throw new IllegalArgumentException(
                                "%s.%s is read, and an INSERT does not give it".formatted(name, column.name()));
                    });
        }
    }

    /** A generated column changes with what it is computed from. */
    private static void requireStored(EditableCase edited, List<Change> changes, Schema schema) {
        edited.setup().stream()
                .filter(CreateTable.class::isInstance)
                .map(CreateTable.class::cast)
                .filter(table ->
                        changes.stream().anyMatch(change -> change.table().equalsIgnoreCase(table.name())))
                .flatMap(table -> table.columns().stream()
                        .filter(column -> schema.table(table.name())
                                .flatMap(kept -> kept.column(column.name()))
                                .isPresent()))
                .filter(column -> column.generated().isPresent())
                .findFirst()
                .ifPresent(column -> {
                    throw new IllegalArgumentException(
                            "the generated column %s of a changed table is read".formatted(column.name()));
                });
    }
}
