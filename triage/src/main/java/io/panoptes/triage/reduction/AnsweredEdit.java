package io.panoptes.triage.reduction;

import io.panoptes.triage.reduction.edit.Edit;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.stream.Stream;

/** {@code one query and its rows -> the edited query and the rows that it must give now}. */
record AnsweredEdit(OneQuery form, Edit edit) implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        EditableSide query = form.query(original);
        EditableCase twice = original.withSides(query, query);
        // Of a pair of the same query, an edit of one side is seen on that side; what it does to the other is no edit
        // of ours.
        return edit.of(twice)
                .filter(edited ->
                        !form.query(edited).equals(query) || !edited.setup().equals(original.setup()))
                .map(edited -> edited.withSides(form.query(edited), form.query(edited)))
                .flatMap(edited -> form.of(edited).stream());
    }

    /** The rows are those of the edited query, whatever the edit did. */
    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    @Override
    public boolean mayGrow() {
        return edit.mayGrow();
    }
}
