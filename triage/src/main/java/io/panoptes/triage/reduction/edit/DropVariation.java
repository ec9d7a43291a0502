package io.panoptes.triage.reduction.edit;

import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.stream.Stream;

/** {@code a side run under a setting or a hint -> the side as it is}. */
record DropVariation() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        EditableSide left = original.left().plain();
        EditableSide right = original.right().plain();
        return Stream.of(
                        original.withSides(left, right),
                        original.withSides(left, original.right()),
                        original.withSides(original.left(), right))
                .filter(suspect -> !suspect.equals(original));
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }
}
