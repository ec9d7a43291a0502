package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.instantiation.state.SetupStep.Generated;
import io.panoptes.instantiation.state.SetupStep.Update;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Simplifies the expressions of generated columns, indexes and updates, or the queries of views. Both queries of a pair read the same
 * tables, so it stays a pair. A view may be how one of them reads what the other has as a derived table; then it does not.
 *
 * @param ofViews whether views are what is simplified
 */
record SimplifyDefinition(boolean ofViews) implements Edit {
    private static final List<TreeEdit> EDITS =
            List.of(new ReplaceByPart(), new DropOptionalPart(), new DropListItem(), new ReplaceByConstant());

    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return RecordTree.places(original.setup()).stream()
                .filter(place -> holdsDefinitions(place.node()))
                .flatMap(holder -> RecordTree.places(holder.node()).stream()
                        .filter(place -> !place.path().isEmpty() && isDefinition(place.node()))
                        .flatMap(place -> EDITS.stream()
                                .flatMap(edit -> edit.replacements(place.node()))
                                .flatMap(
                                        replacement -> TreeEdit.attempt(
                                                () -> RecordTree.replace(holder.node(), place.path(), replacement))
                                                .stream()))
                        .map(changed ->
                                original.withSetup(RecordTree.replace(original.setup(), holder.path(), changed))));
    }

    @Override
    public Trust trust() {
        return ofViews ? Trust.PROBABLE : Trust.KEEPS_THE_PROOF;
    }

    private boolean holdsDefinitions(Object node) {
        return ofViews
                ? node instanceof CreateView
                : node instanceof Generated || node instanceof CreateIndex || node instanceof Update;
    }

    private static boolean isDefinition(Object node) {
        return node instanceof Query
                || node instanceof Expression
                || node instanceof io.panoptes.sql.ast.FromItem
                || node instanceof Optional
                || node instanceof List;
    }
}
