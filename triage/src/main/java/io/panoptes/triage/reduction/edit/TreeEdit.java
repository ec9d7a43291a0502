package io.panoptes.triage.reduction.edit;

import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** An edit of a syntax tree: {@code part -> replacement}. */
interface TreeEdit {

    /** What may stand in the place of this part, the smallest first. */
    Stream<?> replacements(Object part);

    /** What an edit gives, or nothing where the replacement does not fit. */
    static <T> Optional<T> attempt(Supplier<T> edit) {
        try {
            return Optional.of(Objects.requireNonNull(edit.get()));
        } catch (RecordTree.Misfit | ClassCastException misfit) {
            return Optional.empty();
        }
    }
}
