package io.panoptes.campaign.ci;

import io.panoptes.triage.Suspect;
import io.panoptes.triage.symptom.SymptomKind;
import java.nio.file.Path;

/**
 * A suspect that triage did not get to before the end.
 *
 * @param index of its case
 * @param what it showed, in a line
 * @param command the line that goes on with its triage
 */
public record Untriaged(long index, String oracle, SymptomKind symptom, String what, String command) {

    /** @param folder of the campaign */
    public static Untriaged of(Suspect suspect, Path folder) {
        long index = suspect.testCase().index();
        return new Untriaged(
                index,
                suspect.testCase().oracle().id(),
                suspect.symptom().kind(),
                SuspectText.of(suspect.symptom()),
                CommandLines.triage(folder, index));
    }
}
