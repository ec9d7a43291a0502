package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.Delete;
import io.panoptes.instantiation.state.SetupStep.Update;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Drops constraints of tables and the directions of their keys, keys of indexes, and conditions of indexes, updates and deletes. */
record SimplifySetup() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return IntStream.range(0, original.setup().size())
                .boxed()
                .flatMap(place -> simpler(original.setup().get(place))
                        .map(step -> original.withSetup(Runs.with(original.setup(), place, step))));
    }

    @Override
    public Trust trust() {
        // A proof may rest on a key.
        return Trust.NEEDS_A_JUDGE;
    }

    private static Stream<SetupStep> simpler(SetupStep step) {
        return switch (step) {
            case CreateTable table ->
                Stream.concat(
                        Runs.dropped(table.constraints())
                                .map(rest -> new CreateTable(
                                        table.name(), table.columns(), rest, table.suffix(), table.descending())),
                        table.descending().isEmpty()
                                ? Stream.empty()
                                : Stream.of(new CreateTable(
                                        table.name(), table.columns(), table.constraints(), table.suffix())));
            case CreateIndex index ->
                Stream.concat(
                        Runs.dropped(index.keys())
                                .filter(rest -> !rest.isEmpty())
                                .map(rest -> new CreateIndex(
                                        index.name(), index.unique(), index.table(), rest, index.where())),
                        index.where().stream()
                                .map(ignored -> new CreateIndex(
                                        index.name(), index.unique(), index.table(), index.keys(), Optional.empty())));
            case Update update ->
                update.where().stream()
                        .map(ignored -> new Update(update.table(), update.column(), update.value(), Optional.empty()));
            case Delete delete -> delete.where().stream().map(ignored -> new Delete(delete.table(), Optional.empty()));
            case SetupStep.Grow ignored -> Stream.empty();
            case SetupStep.AddColumn ignored -> Stream.empty();
            case SetupStep.CreateVirtualTable ignored -> Stream.empty();
            case SetupStep.Insert ignored -> Stream.empty();
            case SetupStep.CreateView ignored -> Stream.empty();
            case SetupStep.Verbatim ignored -> Stream.empty();
        };
    }
}
