package io.panoptes.instantiation.reduction;

import java.util.stream.Stream;

/** Drops views of the case that no query needs, and settings under which a side was run. */
record DropPreparation() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        Stream<EditableCase> settings = Stream.of(
                original.withSides(original.left().bare(), original.right().bare()),
                original.withSides(original.left().bare(), original.right()),
                original.withSides(original.left(), original.right().bare()));
        return Stream.concat(
                Runs.dropped(original.prepare()).map(original::withPrepare),
                settings.filter(candidate -> !candidate.equals(original)));
    }

    @Override
    public boolean keepsTheProof() {
        return true;
    }
}
