package io.panoptes.reporting.model;

import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.Ending;
import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.campaign.flood.Flood;
import java.util.List;
import java.util.Optional;

/**
 * All that the reports of a run say. Its JSON form is published as {@code run-report.schema.json}.
 *
 * @param exitCode empty while it runs
 * @param why it ended early or could not run; may be empty
 * @param findings those that are new
 * @param alsoBefore those that the build it was compared with shows as well
 */
public record RunReport(
        int format,
        ReportStatus status,
        Optional<Integer> exitCode,
        String headline,
        String why,
        RunFacts run,
        Optional<RunFigures> figures,
        Course course,
        List<FindingReport> findings,
        List<FindingReport> alsoBefore,
        List<RegressionReport> regressions,
        BaselineReport baseline,
        List<UntriagedReport> untriaged,
        List<Flood> floods) {
    /** Raised when the JSON changes in a way that an older reader would misread. */
    public static final int FORMAT = 2;

    public RunReport {
        findings = List.copyOf(findings);
        alsoBefore = List.copyOf(alsoBefore);
        regressions = List.copyOf(regressions);
        untriaged = List.copyOf(untriaged);
        floods = List.copyOf(floods);
    }

    public static RunReport of(CiOutcome outcome, Course course) {
        return new RunReport(
                FORMAT,
                ReportStatus.of(outcome.status()),
                Optional.of(outcome.status().exitCode()),
                outcome.headline(),
                why(outcome.ending()),
                RunFacts.of(outcome.run()),
                outcome.campaign().progress().map(RunFigures::of),
                course,
                findings(outcome.campaign().findings()),
                findings(outcome.campaign().alsoBefore()),
                outcome.regressions().stream().map(RegressionReport::of).toList(),
                BaselineReport.of(outcome.baseline()),
                outcome.campaign().untriaged().stream().map(UntriagedReport::of).toList(),
                outcome.campaign().floods());
    }

    /** For the public: nothing that tells how to reproduce what may be exploitable. */
    public RunReport withheld() {
        return new RunReport(
                format,
                status,
                exitCode,
                headline,
                why,
                run,
                figures,
                course,
                findings.stream().map(RunReport::withheld).toList(),
                alsoBefore.stream().map(RunReport::withheld).toList(),
                regressions.stream()
                        .map(one -> one.mayBeExploitable() ? one.withhold() : one)
                        .toList(),
                baseline.withheld(),
                untriaged.stream()
                        .map(one -> one.symptom().mayBeExploitable() ? one.withhold() : one)
                        .toList(),
                floods.stream().map(RunReport::withheld).toList());
    }

    /** How the cases of a flood fail may be the message of a crash. */
    private static Flood withheld(Flood flood) {
        return new Flood(
                flood.kind(), "details withheld", flood.failed(), flood.cases(), flood.example(), flood.finding());
    }

    private static FindingReport withheld(FindingReport finding) {
        return finding.symptom().mayBeExploitable() ? finding.withhold() : finding;
    }

    public long count(RegressionReport.State state) {
        return regressions.stream()
                .filter(regression -> regression.state() == state)
                .count();
    }

    private static List<FindingReport> findings(List<ReportedFinding> findings) {
        return findings.stream().map(FindingReport::of).toList();
    }

    private static String why(Ending ending) {
        return switch (ending) {
            case Ending.Completed ignored -> "";
            case Ending.EndedEarly(var why) -> why;
            case Ending.CouldNotRun(var why) -> why;
        };
    }
}
