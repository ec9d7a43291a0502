package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.change.ReadSide;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.stream.Stream;

/** {@code part -> replacement} at one place of one of the two queries. */
record OneSidedEdit(TreeEdit edit) implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return Stream.concat(
                atEachPlace(original.left().statements())
                        .map(said -> original.withSides(original.left().withStatements(said), original.right())),
                atEachPlace(original.right().statements())
                        .map(said -> original.withSides(
                                original.left(), original.right().withStatements(said))));
    }

    @Override
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    private Stream<ReadSide> atEachPlace(ReadSide said) {
        return RecordTree.places(said).stream()
                .flatMap(place -> edit.replacements(place.node())
                        .flatMap(replacement ->
                                TreeEdit.attempt(() -> RecordTree.replace(said, place.path(), replacement)).stream()));
    }
}
