package io.panoptes.reporting.merge;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.campaign.flood.Flood;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.model.BaselineReport;
import io.panoptes.reporting.model.BaselineReport.Known;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.reporting.model.Course;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.RegressionReport;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.RunFacts;
import io.panoptes.reporting.model.RunFigures;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.model.UntriagedReport;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.provenance.PanoptesVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The report of shards that were put together.
 *
 * @param missing numbers of shards that are in none of the inputs
 */
record MergedReport(CampaignPlan plan, Path out, List<MergeInput> inputs, List<Integer> missing) {
    private static final int MOST_NAMED = 10;

    RunReport of(CampaignProgress progress, MergedFindings findings, List<Suspect> open) {
        List<FindingReport> news = new ArrayList<>();
        List<FindingReport> alsoBefore = new ArrayList<>();
        for (Finding finding : findings.all()) {
            (findings.isOnlyBefore(finding) ? alsoBefore : news).add(reported(finding));
        }
        List<RegressionReport> regressions = reports()
                .flatMap(report -> report.regressions().stream())
                .sorted(Comparator.comparing(RegressionReport::folder))
                .toList();
        String why = why();
        long back = regressions.stream()
                .filter(one -> one.state() == RegressionReport.State.BACK_AGAIN)
                .count();
        ReportStatus status = status(!news.isEmpty() || back > 0 || !open.isEmpty(), why);
        return new RunReport(
                RunReport.FORMAT,
                status,
                Optional.of(exitCode(status)),
                headline(status, progress, news.size(), back, open.size()),
                why,
                facts(progress),
                Optional.of(RunFigures.of(progress)),
                new Course(List.of(Course.Point.of(progress))),
                news,
                alsoBefore,
                regressions,
                baseline(),
                open.stream()
                        .map(suspect -> UntriagedReport.of(Untriaged.of(suspect, out)))
                        .toList(),
                floods());
    }

    private Stream<RunReport> reports() {
        return inputs.stream().flatMap(input -> input.report().stream());
    }

    private FindingReport reported(Finding finding) {
        String below = FindingFolders.FOLDER + "/" + finding.id();
        return FindingReport.of(new ReportedFinding(finding, below, "panoptes replay " + out.resolve(below)));
    }

    private ReportStatus status(boolean news, String why) {
        if (news) {
            return ReportStatus.NEW_BUGS;
        }
        if (missing.isEmpty() && inputs.stream().allMatch(MergedReport::couldNotRun)) {
            return ReportStatus.COULD_NOT_RUN;
        }
        return why.isEmpty() && missing.isEmpty() ? ReportStatus.NOTHING_NEW : ReportStatus.ENDED_EARLY;
    }

    private static boolean couldNotRun(MergeInput input) {
        return input.report()
                .filter(report -> report.status() == ReportStatus.COULD_NOT_RUN)
                .isPresent();
    }

    private static int exitCode(ReportStatus status) {
        return switch (status) {
            case NOTHING_NEW -> 0;
            case NEW_BUGS -> 1;
            case COULD_NOT_RUN -> 2;
            case ENDED_EARLY, RUNNING -> 3;
        };
    }

    private String headline(ReportStatus status, CampaignProgress progress, int news, long back, int open) {
        String words = switch (status) {
            case NEW_BUGS -> "%d new, %d back again, %d suspects not triaged".formatted(news, back, open);
            case NOTHING_NEW -> "no new bug; not a proof of absence";
            case COULD_NOT_RUN -> "could not run";
            case ENDED_EARLY, RUNNING -> "ended early, nothing new up to there";
        };
        return "%s: %,d cases, %s%s".formatted(plan.target(), progress.cases(), words, missingText());
    }

    private String missingText() {
        if (missing.isEmpty()) {
            return "";
        }
        String numbers = missing.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return "; of %d shards these are missing: %s%s"
                .formatted(inputs.getFirst().shards(), numbers, missing.size() > MOST_NAMED ? " and others" : "");
    }

    /** What kept shards from their end; empty where nothing did. */
    private String why() {
        List<String> reasons = new ArrayList<>();
        for (MergeInput input : inputs) {
            String reason = input.report().map(RunReport::why).orElse("it was cut short before its report");
            if (!reason.isEmpty()) {
                reasons.add(input.isMerged() ? reason : "shard %d: %s".formatted(input.firstNumber(), reason));
            }
        }
        return String.join("; ", reasons);
    }

    private RunFacts facts(CampaignProgress progress) {
        RunFacts facts = new CampaignFacts(PanoptesVersion.text(), plan, out, started()).facts(progress);
        return new RunFacts(
                facts.panoptes(),
                facts.target(),
                facts.build(),
                facts.seed(),
                facts.folder(),
                command().orElse(facts.command()),
                facts.started(),
                reports().mapToLong(report -> report.run().budgetMillis()).max().orElse(facts.budgetMillis()),
                reports()
                        .mapToLong(report -> report.run().elapsedMillis())
                        .max()
                        .orElse(facts.elapsedMillis()));
    }

    /** The line of the first shard, for all of them. */
    private Optional<String> command() {
        return inputs.getFirst().report().map(report -> {
            MergeInput first = inputs.getFirst();
            return report.run().command().replace(" --shard %d/%d".formatted(first.firstNumber(), first.shards()), "");
        });
    }

    private Instant started() {
        return inputs.stream()
                .map(MergedReport::started)
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Instant started(MergeInput input) {
        return input.report()
                .map(report -> Instant.parse(report.run().started()))
                .orElseGet(() -> lastChanged(input.folder()));
    }

    private static Instant lastChanged(Path folder) {
        try {
            return Files.getLastModifiedTime(folder).toInstant();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private BaselineReport baseline() {
        Map<String, Known> seen = new LinkedHashMap<>();
        Map<String, Known> gone = new LinkedHashMap<>();
        Map<String, Known> notSeen = new LinkedHashMap<>();
        reports().map(RunReport::baseline).forEach(one -> {
            one.seen().forEach(bug -> seen.merge(bug.id(), bug, MergedReport::both));
            one.gone().forEach(bug -> gone.putIfAbsent(bug.id(), bug));
            one.notSeen().forEach(bug -> notSeen.putIfAbsent(bug.id(), bug));
        });
        gone.keySet().removeAll(seen.keySet());
        notSeen.keySet().removeAll(seen.keySet());
        notSeen.keySet().removeAll(gone.keySet());
        return new BaselineReport(
                List.copyOf(seen.values()), List.copyOf(gone.values()), List.copyOf(notSeen.values()));
    }

    private static Known both(Known one, Known other) {
        return new Known(one.id(), one.title(), one.symptom(), one.link(), one.reason(), one.times() + other.times());
    }

    private List<Flood> floods() {
        return reports().flatMap(report -> report.floods().stream()).distinct().toList();
    }
}
