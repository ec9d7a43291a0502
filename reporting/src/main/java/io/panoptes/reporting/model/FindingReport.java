package io.panoptes.reporting.model;

import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.triage.finding.Check;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A finding as a report of a run tells it.
 *
 * @param target that shows it, with its version
 * @param folder with {@code report.md}, {@code repro.sql} and {@code finding.json}, below the folder of the run; may be empty
 * @param command the line that runs it again
 * @param withheld whether all that tells how to reproduce it was taken out
 * @param wrong the query whose answer is wrong; empty where it is not known, or where one query alone shows it
 * @param message of the error or crash; empty for a wrong result
 * @param signature the deduplication key, in a line
 */
public record FindingReport(
        String id,
        String title,
        SymptomKind symptom,
        String target,
        String folder,
        String command,
        boolean withheld,
        PairReport statements,
        Optional<WrongQuery> wrong,
        AnswerReport answer1,
        AnswerReport answer2,
        String message,
        Optional<String> plan1,
        Optional<String> plan2,
        VersionsReport versions,
        Optional<OracleReport> oracle,
        List<CheckReport> checks,
        String signature) {
    private static final int BOTH = 2;

    /** Which query is wrong. */
    public enum WrongQuery {
        QUERY_1,
        QUERY_2,
        BOTH
    }

    /** Something that was done before this was called a finding, and what it gave. */
    public record CheckReport(String what, String result) {}

    public FindingReport {
        checks = List.copyOf(checks);
    }

    public static FindingReport of(ReportedFinding reported) {
        Finding finding = reported.finding();
        return new FindingReport(
                finding.id(),
                finding.title(),
                finding.symptom().kind(),
                finding.target().toString(),
                reported.folder(),
                reported.command(),
                false,
                PairReport.of(finding.statements(), queries(finding)),
                finding.wrong().flatMap(FindingReport::wrong),
                AnswerReport.of(finding.left()),
                AnswerReport.of(finding.right()),
                finding.symptom().output().map(String::strip).orElse(""),
                finding.leftPlan().map(String::stripTrailing),
                finding.rightPlan().map(String::stripTrailing),
                VersionsReport.of(finding.versions()),
                Optional.of(OracleReport.of(finding)),
                finding.checks().stream().map(FindingReport::check).toList(),
                line(finding.signature()));
    }

    /** A kept finding, with what is known without the test case that it was made of. */
    static FindingReport of(RecordedFinding finding, String folder, String command) {
        return new FindingReport(
                finding.id(),
                finding.title(),
                finding.symptom().kind(),
                finding.target().toString(),
                folder,
                command,
                false,
                PairReport.of(finding.statements(), BOTH),
                finding.wrong().flatMap(FindingReport::wrong),
                AnswerReport.of(finding.left()),
                AnswerReport.of(finding.right()),
                finding.symptom().output().map(String::strip).orElse(""),
                Optional.empty(),
                Optional.empty(),
                VersionsReport.of(finding.versions()),
                Optional.empty(),
                List.of(),
                "");
    }

    private static int queries(Finding finding) {
        return finding.symptom().isOfPair() ? BOTH : finding.symptom().isInSetup() ? 0 : 1;
    }

    /** Without anything that tells how to reproduce it: what a public report may say of a finding that may be exploitable. */
    FindingReport withhold() {
        return new FindingReport(
                id,
                "%s (details withheld)".formatted(symptom.word()),
                symptom,
                target,
                folder,
                "",
                true,
                PairReport.NONE,
                Optional.empty(),
                AnswerReport.NONE,
                AnswerReport.NONE,
                "",
                Optional.empty(),
                Optional.empty(),
                versions,
                Optional.empty(),
                List.of(),
                "");
    }

    private static Optional<WrongQuery> wrong(WrongSides sides) {
        if (sides.left() && sides.right()) {
            return Optional.of(WrongQuery.BOTH);
        }
        return sides.left()
                ? Optional.of(WrongQuery.QUERY_1)
                : sides.right() ? Optional.of(WrongQuery.QUERY_2) : Optional.empty();
    }

    private static CheckReport check(Check check) {
        return new CheckReport(check.what(), check.result());
    }

    private static String line(Signature signature) {
        return "%s|%s|%s|%s"
                .formatted(
                        signature.manner(),
                        String.join(",", new TreeSet<>(signature.features())),
                        String.join(",", new TreeSet<>(signature.remedies())),
                        String.join(",", new TreeSet<>(signature.cures())));
    }
}
