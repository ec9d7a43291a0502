package io.panoptes.instantiation.triage;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.reduction.CaseWriter;

/** Writes cases for any target, by its profile. */
@FunctionalInterface
public interface CaseWriters {
    CaseWriter of(Profile profile);
}
