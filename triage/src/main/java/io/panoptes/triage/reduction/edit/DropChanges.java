package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Change;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.List;
import java.util.stream.Stream;

/** {@code statements that change data -> none of them}, then each by itself, wherever it stands on either side. */
record DropChanges() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<Change> changes = Stream.of(original.left(), original.right())
                .flatMap(side -> side.changes().stream())
                .distinct()
                .toList();
        Stream<List<Change>> all = changes.size() > 1 ? Stream.of(changes) : Stream.empty();
        return Stream.concat(all, changes.stream().map(List::of)).map(dropped -> dropped(original, dropped));
    }

    @Override
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    /** The case without some of its changes on either side. */
    static EditableCase dropped(EditableCase original, List<Change> changes) {
        return original.withSides(without(original.left(), changes), without(original.right(), changes));
    }

    private static EditableSide without(EditableSide side, List<Change> dropped) {
        return new EditableSide(
                side.query(),
                side.variation(),
                side.changes().stream()
                        .filter(change -> !dropped.contains(change))
                        .toList());
    }
}
