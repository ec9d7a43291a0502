package io.panoptes.triage;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import java.util.ArrayList;
import java.util.List;

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
                new EditableSide(concrete.left().query(), testCase.leftVariation()),
                new EditableSide(concrete.right().query(), testCase.rightVariation()),
                testCase.semantics());
    }
}
