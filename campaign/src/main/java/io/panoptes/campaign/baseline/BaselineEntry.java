package io.panoptes.campaign.baseline;

import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.Symptom;
import java.util.Optional;

/**
 * A known bug that runs count and do not report.
 *
 * @param id unique in its file
 * @param oracleId of the finding that it was made of; empty where it was made of a message
 * @param finding what is needed to run it on a build; without it nobody can tell whether the bug has gone
 * @param link to the report in somebody's tracker; may be empty
 * @param reason why it is not to be reported
 */
public record BaselineEntry(
        String id,
        String title,
        Symptom symptom,
        Signature signature,
        VersionTable versions,
        String seenOn,
        String oracleId,
        Optional<RecordedFinding> finding,
        String link,
        String reason)
        implements Bug {

    /** The bug of a finding. */
    public static BaselineEntry of(String id, Finding finding, String link, String reason) {
        return new BaselineEntry(
                id,
                finding.title(),
                finding.symptom(),
                finding.signature(),
                finding.versions(),
                finding.seenOn(),
                finding.oracleId(),
                Optional.of(RecordedFinding.of(finding)),
                link,
                reason);
    }
}
