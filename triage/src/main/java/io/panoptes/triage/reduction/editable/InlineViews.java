package io.panoptes.triage.reduction.editable;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.CreateView;
import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.FromItem.DerivedTable;
import io.panoptes.sql.ast.FromItem.TableReference;
import java.util.List;
import java.util.Optional;

/** {@code a view's name -> its query as a derived table}, for all views: then the queries hold all that there is to edit. */
public final class InlineViews {
    private InlineViews() {}

    /** The case without views; empty where there are none. */
    public static Optional<EditableCase> of(EditableCase edited) {
        List<CreateView> views = edited.setup().stream()
                .filter(CreateView.class::isInstance)
                .map(CreateView.class::cast)
                .toList();
        if (views.isEmpty()) {
            return Optional.empty();
        }
        EditableCase inlined = edited;
        // A view may read those before it.
        for (CreateView view : views.reversed()) {
            inlined = inline(inlined, view);
        }
        List<SetupStep> rest = inlined.setup().stream()
                .filter(step -> !(step instanceof CreateView))
                .toList();
        return Optional.of(inlined.withSetup(rest));
    }

    private static EditableCase inline(EditableCase edited, CreateView view) {
        return edited.withSides(inline(edited.left(), view), inline(edited.right(), view));
    }

    private static EditableSide inline(EditableSide side, CreateView view) {
        var said = side.statements();
        for (RecordTree.Place place : RecordTree.places(side.statements())) {
            if (place.node() instanceof TableReference reference
                    && reference.name().equals(view.name())) {
                said = RecordTree.replaceAll(said, reference, derived(reference, view));
            }
        }
        return side.withStatements(said);
    }

    private static DerivedTable derived(TableReference reference, CreateView view) {
        String name = reference.alias().map(Alias::name).orElse(reference.name());
        List<String> columns = reference
                .alias()
                .map(Alias::columns)
                .filter(given -> !given.isEmpty())
                .orElse(view.columns());
        return new DerivedTable(view.query(), new Alias(name, columns), false);
    }
}
