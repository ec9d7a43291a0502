package io.panoptes.triage;

import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.symptom.Symptom;

/** A test case with a symptom, before triage. */
public record Suspect(TestCase testCase, Symptom symptom) {}
