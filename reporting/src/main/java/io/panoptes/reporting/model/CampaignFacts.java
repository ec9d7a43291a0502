package io.panoptes.reporting.model;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Finding;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A campaign, for its reports.
 *
 * @param panoptes the version of Panoptes
 * @param folder of the campaign
 * @param command the line that runs it again, where it is another than that of a campaign alone
 */
public record CampaignFacts(
        String panoptes, CampaignPlan plan, Path folder, Instant started, Optional<String> command) {

    public CampaignFacts(String panoptes, CampaignPlan plan, Path folder, Instant started) {
        this(panoptes, plan, folder, started, Optional.empty());
    }

    /** The same, as a part of what this line runs. */
    public CampaignFacts within(String line) {
        return new CampaignFacts(panoptes, plan, folder, started, Optional.of(line));
    }

    /** A report while it runs. */
    public RunReport running(CampaignProgress progress, Course course, List<Finding> findings) {
        return report(ReportStatus.RUNNING, Optional.empty(), "running", "", progress, course, findings, List.of());
    }

    /** A report of its end. */
    public RunReport ended(CampaignEnd end, Course course) {
        return report(
                ReportStatus.of(end.status()),
                Optional.of(end.status().exitCode()),
                end.headline(),
                end.why(),
                end.progress(),
                course,
                end.findings(),
                end.untriaged());
    }

    private RunReport report(
            ReportStatus status,
            Optional<Integer> exitCode,
            String words,
            String why,
            CampaignProgress progress,
            Course course,
            List<Finding> findings,
            List<Suspect> untriaged) {
        return new RunReport(
                RunReport.FORMAT,
                status,
                exitCode,
                "%s: %s".formatted(plan.target(), words),
                why,
                facts(progress),
                Optional.of(RunFigures.of(progress)),
                course,
                findings.stream().map(this::reported).map(FindingReport::of).toList(),
                List.of(),
                List.of(),
                BaselineReport.NONE,
                untriaged.stream()
                        .map(suspect -> UntriagedReport.of(Untriaged.of(suspect, folder)))
                        .toList(),
                List.of());
    }

    private ReportedFinding reported(Finding finding) {
        String below = "findings/" + finding.id();
        return new ReportedFinding(finding, below, "panoptes replay " + folder.resolve(below));
    }

    /** What was run, and how to run it again. */
    public RunFacts facts(CampaignProgress progress) {
        return new RunFacts(
                panoptes,
                plan.target(),
                plan.build().map(Path::toString).orElse(""),
                plan.seed(),
                folder.toString(),
                command.orElseGet(this::ofCampaign),
                started.toString(),
                plan.time().map(Duration::toMillis).orElse(0L),
                progress.elapsedMillis());
    }

    private String ofCampaign() {
        StringBuilder line = new StringBuilder("panoptes fuzz --target ").append(plan.target());
        plan.build().ifPresent(file -> line.append(" --build ").append(file));
        line.append(" --seed ").append(plan.seed());
        plan.time()
                .ifPresent(
                        time -> line.append(" --time ").append(time.toSeconds()).append('s'));
        plan.cases().ifPresent(cases -> line.append(" --cases ").append(cases));
        plan.shard().ifPresent(part -> line.append(" --shard ").append(part));
        plan.start()
                .ifPresent(script ->
                        line.append(" --start ").append(script.name()).append(script.only() ? " --only" : ""));
        plan.oracles().forEach(file -> line.append(" --oracles ").append(file));
        return line.toString();
    }
}
