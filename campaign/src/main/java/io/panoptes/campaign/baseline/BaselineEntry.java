package io.panoptes.campaign.baseline;

import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.triage.QueryFeatures;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Symptom;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

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

    @Override
    public Set<String> constructs() {
        return finding.map(RecordedFinding::constructs).orElse(Set.of());
    }

    /** The bug of a finding that a person wrote down: there is no oracle, and what its first query is made of is read from its text. */
    public static BaselineEntry of(String id, RecordedFinding finding, String link, String reason) {
        return new BaselineEntry(
                id,
                finding.title(),
                finding.symptom(),
                new Signature(finding.symptom().signature(), features(finding), Set.of(), Set.of()),
                finding.versions(),
                VersionTable.nameOf(finding.target()),
                "",
                Optional.of(finding),
                link,
                reason);
    }

    /** Of the wrong query; of both where it is not known which that is, or where it is of another dialect than ours. */
    private static Set<String> features(RecordedFinding finding) {
        boolean left = finding.wrong().map(WrongSides::left).orElse(true);
        boolean right = finding.wrong().map(WrongSides::right).orElse(true);
        Set<String> features = new TreeSet<>();
        if (left) {
            features.addAll(features(finding.statements().left().sql()));
        }
        if (right) {
            features.addAll(features(finding.statements().right().sql()));
        }
        return features;
    }

    private static Set<String> features(String sql) {
        try {
            return QueryFeatures.of(SqlReader.query(sql));
        } catch (SqlTextException ofTheDialect) {
            return Set.of();
        }
    }

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
