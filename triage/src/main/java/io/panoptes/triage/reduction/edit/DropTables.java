package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Delete;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.instantiation.state.SetupStep.Update;
import io.panoptes.sql.ast.Change;
import io.panoptes.sql.ast.FromItem.TableReference;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code tables that no query reads -> nothing}, with their rows and indexes and the foreign keys to them: all at once, then one
 * by one.
 */
record DropTables() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        Set<String> read = Stream.concat(
                        Stream.of(original.left().statements(), original.right().statements())
                                .flatMap(DropTables::tablesIn),
                        original.setup().stream().flatMap(DropTables::readBy))
                .collect(Collectors.toSet());
        List<String> unread = original.setup().stream()
                .filter(step -> step instanceof CreateTable || step instanceof SetupStep.CreateVirtualTable)
                .flatMap(step -> table(step).stream())
                .filter(name -> !read.contains(name))
                .toList();
        return Runs.dropped(unread)
                .map(kept ->
                        unread.stream().filter(name -> !kept.contains(name)).collect(Collectors.toSet()))
                .map(dropped -> original.withSetup(without(original.setup(), dropped)));
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    /** A table that grows reads itself, which is no use of it. */
    private static Stream<String> readBy(SetupStep step) {
        return step instanceof SetupStep.Grow grow
                ? tablesIn(grow).filter(name -> !name.equals(grow.table()))
                : tablesIn(step);
    }

    private static Stream<String> tablesIn(Object root) {
        return RecordTree.places(root).stream().flatMap(place -> switch (place.node()) {
            case TableReference reference -> Stream.of(reference.name());
            case Change change -> Stream.of(change.table());
            default -> Stream.empty();
        });
    }

    private static List<SetupStep> without(List<SetupStep> setup, Set<String> tables) {
        return setup.stream()
                .filter(step -> table(step).filter(tables::contains).isEmpty())
                .map(step -> step instanceof CreateTable create ? withoutKeysTo(create, tables) : step)
                .toList();
    }

    private static SetupStep withoutKeysTo(CreateTable create, Set<String> tables) {
        return new CreateTable(
                create.name(),
                create.columns(),
                create.constraints().stream()
                        .filter(constraint ->
                                !(constraint instanceof Constraint.ForeignKey key && tables.contains(key.target())))
                        .toList(),
                create.suffix(),
                create.descending());
    }

    private static Optional<String> table(SetupStep step) {
        return switch (step) {
            case CreateTable create -> Optional.of(create.name());
            case SetupStep.CreateVirtualTable create -> Optional.of(create.name());
            case Insert insert -> Optional.of(insert.table());
            case SetupStep.Grow grow -> Optional.of(grow.table());
            case SetupStep.AddColumn add -> Optional.of(add.table());
            case CreateIndex index -> Optional.of(index.table());
            case Update update -> Optional.of(update.table());
            case Delete delete -> Optional.of(delete.table());
            case SetupStep.CreateView ignored -> Optional.empty();
            case SetupStep.Verbatim ignored -> Optional.empty();
        };
    }
}
