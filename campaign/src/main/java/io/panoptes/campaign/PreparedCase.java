package io.panoptes.campaign;

import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.instantiation.testcase.TestCase;

/** A test case with its statements. */
record PreparedCase(TestCase testCase, ConcreteCase concrete) {}
