package io.panoptes.instantiation.comparison;

import io.panoptes.dbms.Outcome;

/**
 * What came of running a test case.
 *
 * @param nanos the time inside the DBMS
 */
public record CaseRun(Judgement judgement, Outcome left, Outcome right, long nanos) {}
