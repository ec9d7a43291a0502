package io.panoptes.triage;

import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.symptom.Judgement;

/** A test case with a symptom, before triage. */
public record Suspect(TestCase testCase, Judgement judgement) {}
