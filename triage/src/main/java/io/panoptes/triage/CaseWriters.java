package io.panoptes.triage;

import io.panoptes.dbms.Profile;
import io.panoptes.triage.reduction.editable.CaseWriter;

/** Writes cases for any target, by its profile. */
@FunctionalInterface
public interface CaseWriters {
    CaseWriter of(Profile profile);
}
