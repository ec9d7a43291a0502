package io.panoptes.campaign.ci;

import io.panoptes.triage.symptom.SymptomKind;

/**
 * A suspect that triage did not get to before the end.
 *
 * @param index of its case
 * @param what it showed, in a line
 * @param command the line that goes on with its triage
 */
public record Untriaged(long index, String oracle, SymptomKind symptom, String what, String command) {}
