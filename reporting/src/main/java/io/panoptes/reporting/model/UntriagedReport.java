package io.panoptes.reporting.model;

import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.triage.symptom.SymptomKind;

/**
 * A suspect that triage did not get to.
 *
 * @param index of its case
 * @param command the line that goes on with it
 */
public record UntriagedReport(long index, String oracle, SymptomKind symptom, String what, String command) {
    public static UntriagedReport of(Untriaged untriaged) {
        return new UntriagedReport(
                untriaged.index(), untriaged.oracle(), untriaged.symptom(), untriaged.what(), untriaged.command());
    }

    UntriagedReport withhold() {
        return new UntriagedReport(index, oracle, symptom, "%s (details withheld)".formatted(symptom.word()), command);
    }
}
