package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.stream.Stream;

/** {@code part -> replacement} at one place of one of the two queries. */
record OneSidedEdit(TreeEdit edit) implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return Stream.concat(
                atEachPlace(original.left().query())
                        .map(query -> original.withSides(original.left().withQuery(query), original.right())),
                atEachPlace(original.right().query())
                        .map(query -> original.withSides(
                                original.left(), original.right().withQuery(query))));
    }

    @Override
    public Trust trust() {
        return Trust.NEEDS_A_JUDGE;
    }

    private Stream<Query> atEachPlace(Query query) {
        return RecordTree.places(query).stream()
                .flatMap(place -> edit.replacements(place.node())
                        .flatMap(replacement ->
                                TreeEdit.attempt(() -> RecordTree.replace(query, place.path(), replacement)).stream()));
    }
}
