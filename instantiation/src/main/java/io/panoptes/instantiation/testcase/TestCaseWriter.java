package io.panoptes.instantiation.testcase;

/** Writes the concrete statements of test cases for one target. */
public interface TestCaseWriter {

    ConcreteCase write(TestCase testCase);
}
