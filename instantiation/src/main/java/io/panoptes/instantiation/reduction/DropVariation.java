package io.panoptes.instantiation.reduction;

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
                .filter(candidate -> !candidate.equals(original));
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }
}
