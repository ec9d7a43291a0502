package io.panoptes.triage;

import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.Side;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes the two queries as the writer fills them, and the views of the case as further steps of the setup. */
public record WrittenCaseOpener(DialectCaseWriter writer) implements CaseOpener {

    public static WrittenCaseOpener of(Profile profile) {
        return new WrittenCaseOpener(new DialectCaseWriter(profile, List.of()));
    }

    @Override
    public EditableCase open(TestCase testCase) {
        ConcreteCase concrete = writer.write(testCase);
        List<SetupStep> setup = new ArrayList<>(testCase.state().steps());
        setup.addAll(writer.views(testCase));
        return new EditableCase(
                setup,
                side(concrete.left(), testCase.leftVariation()),
                side(concrete.right(), testCase.rightVariation()),
                testCase.semantics());
    }

    private static EditableSide side(Side side, Optional<PlanVariation> variation) {
        return new EditableSide(side.query(), variation, side.changes());
    }
}
