package io.panoptes.instantiation.reduction;

import io.panoptes.instantiation.testcase.SetupStep;
import io.panoptes.sql.oracle.Semantics;
import java.util.List;

/**
 * A test case cut loose from its oracle, so that every part of it may be edited. Whether its two queries are still
 * equivalent after an edit is for the judges to say.
 *
 * @param prepare statements between setup and queries, such as views of this case
 */
public record EditableCase(
        List<SetupStep> setup, List<String> prepare, EditableSide left, EditableSide right, Semantics semantics) {
    public EditableCase {
        setup = List.copyOf(setup);
        prepare = List.copyOf(prepare);
    }

    public EditableCase withSetup(List<SetupStep> changed) {
        return new EditableCase(changed, prepare, left, right, semantics);
    }

    EditableCase withPrepare(List<String> changed) {
        return new EditableCase(setup, changed, left, right, semantics);
    }

    EditableCase withSides(EditableSide changedLeft, EditableSide changedRight) {
        return new EditableCase(setup, prepare, changedLeft, changedRight, semantics);
    }
}
