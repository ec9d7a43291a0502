package io.panoptes.triage.reduction.editable;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.oracle.Semantics;
import java.util.List;

/**
 * A test case cut loose from its oracle, so that every part of it may be edited. Whether its two queries are still
 * equivalent after an edit is for the judges to say.
 */
public record EditableCase(List<SetupStep> setup, EditableSide left, EditableSide right, Semantics semantics) {
    public EditableCase {
        setup = List.copyOf(setup);
    }

    public EditableCase withSetup(List<SetupStep> changed) {
        return new EditableCase(changed, left, right, semantics);
    }

    public EditableCase withSides(EditableSide changedLeft, EditableSide changedRight) {
        return new EditableCase(setup, changedLeft, changedRight, semantics);
    }
}
