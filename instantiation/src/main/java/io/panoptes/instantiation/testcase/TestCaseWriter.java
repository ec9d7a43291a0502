package io.panoptes.instantiation.testcase;

/** Writes the concrete statements of test cases for one target. */
public interface TestCaseWriter {

    ConcreteCase write(TestCase testCase);

    /** The same for a case that was just drawn: what its placeholders were filled with need not be worked out again. */
    default ConcreteCase write(TestCaseBuilder.Drawn.Made drawn) {
        return write(drawn.testCase());
    }
}
