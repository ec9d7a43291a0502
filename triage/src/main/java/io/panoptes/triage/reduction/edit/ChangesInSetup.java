package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.ast.Change;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code BEGIN; a change; a query; ROLLBACK -> the change at the end of the setup; the query}: where a statement breaks the DBMS by itself, no
 * transaction and no query are needed around it.
 */
record ChangesInSetup() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return Stream.of(original.left(), original.right())
                .flatMap(side -> side.changes().stream())
                .distinct()
                .flatMap(change -> step(change).map(step -> moved(original, change, step)).stream());
    }

    @Override
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    private static EditableCase moved(EditableCase original, Change change, SetupStep step) {
        List<SetupStep> setup = new ArrayList<>(original.setup());
        setup.add(step);
        return DropChanges.dropped(original.withSetup(setup), List.of(change));
    }

    /** Empty for what a setup has no step for. */
    private static Optional<SetupStep> step(Change change) {
        return switch (change) {
            case Change.Delete(var table, var where) -> Optional.of(new SetupStep.Delete(table, where));
            case Change.Update(var table, var assignments, var where) ->
                assignments.size() == 1
                        ? Optional.of(new SetupStep.Update(
                                table,
                                assignments.getFirst().column(),
                                assignments.getFirst().value(),
                                where))
                        : Optional.empty();
            case Change.Insert ignored -> Optional.empty();
            case Change.Merge ignored -> Optional.empty();
        };
    }
}
