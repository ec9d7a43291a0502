package io.panoptes.triage;

import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.reduction.editable.EditableCase;

/** Cuts a test case loose from its oracle: the setup with the views of the case, and both queries as they are run. */
@FunctionalInterface
public interface CaseOpener {
    EditableCase open(TestCase testCase);
}
