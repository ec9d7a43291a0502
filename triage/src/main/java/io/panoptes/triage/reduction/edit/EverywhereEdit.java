package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.change.ReadSide;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * {@code part -> replacement} wherever the part stands in either query. What both queries have in common is most often the filling
 * of a placeholder, and the proof holds for every filling.
 */
record EverywhereEdit(TreeEdit edit) implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        ReadSide left = original.left().statements();
        ReadSide right = original.right().statements();
        Set<Object> parts = new LinkedHashSet<>();
        RecordTree.places(left).forEach(place -> parts.add(place.node()));
        Set<Object> common = new LinkedHashSet<>();
        RecordTree.places(right).stream()
                .map(RecordTree.Place::node)
                .filter(parts::contains)
                .forEach(common::add);
        return common.stream()
                .flatMap(part -> edit.replacements(part)
                        .flatMap(replacement -> TreeEdit.attempt(() -> original.withSides(
                                        original.left().withStatements(RecordTree.replaceAll(left, part, replacement)),
                                        original.right()
                                                .withStatements(RecordTree.replaceAll(right, part, replacement))))
                                .stream()));
    }

    @Override
    public Trust trust() {
        return Trust.PROBABLE;
    }
}
