package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ClusterLoad;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.triage.TriageResult;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A screen that is drawn anew in place, in the manner of AFL++. */
final class StatusScreen implements EventPrinter {
    private static final int WIDTH = 78;
    private static final int MOST_HOSTS = 8;
    private static final String UP = "\u001b[%dA";
    private static final String CLEAR_LINE = "\u001b[2K";

    private final PrintWriter out;
    private Optional<CampaignPlan> plan = Optional.empty();
    private Path folder = Path.of("");
    private Optional<ClusterLoad> cluster = Optional.empty();
    private String last = "none yet";
    private String doing = "";
    private int drawn;
    private double now;
    private long lastMillis;
    private long lastCases;

    StatusScreen(PrintWriter out) {
        this.out = out;
    }

    @Override
    public synchronized void accept(CampaignEvent event) {
        switch (event) {
            case CampaignEvent.Started started -> {
                plan = Optional.of(started.plan());
                folder = started.folder();
            }
            case CampaignEvent.Progressed(var progress) -> {
                measure(progress);
                draw(progress);
            }
            case CampaignEvent.Spread(var load) -> cluster = Optional.of(load);
            case CampaignEvent.Suspected ignored -> {}
            case CampaignEvent.Examined examined -> doing = "case %d: %s".formatted(examined.index(), examined.step());
            case CampaignEvent.Triaged triaged -> {
                doing = "";
                if (triaged.result() instanceof TriageResult.Reported(var id, var ignored)) {
                    last = id
                            + triaged.finding()
                                    .map(finding -> ": " + finding.title())
                                    .orElse("");
                }
            }
            case CampaignEvent.Noted(var message) -> doing = message;
            case CampaignEvent.Ended(var progress, var ignored, var alsoIgnored) -> {
                doing = "";
                draw(progress);
            }
        }
    }

    private void measure(CampaignProgress progress) {
        long millis = progress.elapsedMillis() - lastMillis;
        if (millis >= 1_000) {
            now = (progress.cases() - lastCases) * 1000.0 / millis;
            lastMillis = progress.elapsedMillis();
            lastCases = progress.cases();
        }
    }

    private void draw(CampaignProgress progress) {
        StringBuilder screen = new StringBuilder();
        if (drawn > 0) {
            screen.append(UP.formatted(drawn));
        }
        List<String> lines = lines(progress);
        lines.forEach(line -> screen.append(CLEAR_LINE).append(line).append('\n'));
        drawn = lines.size();
        out.print(screen);
        out.flush();
    }

    private List<String> lines(CampaignProgress progress) {
        List<String> lines = new ArrayList<>();
        lines.add(rule("panoptes  " + plan.map(CampaignPlan::target).orElse("")
                + plan.map(known -> "  seed " + known.seed()).orElse("")));
        lines.add(row("elapsed", ProgressText.time(progress.elapsedMillis())));
        lines.add(row(
                "cases",
                String.format(
                        Locale.ROOT,
                        "%,d   %.0f/s now   %.0f/s overall",
                        progress.cases(),
                        now,
                        progress.casesPerSecond())));
        lines.add(row("valid", String.format(Locale.ROOT, "%.1f%%", 100 * progress.validShare())));
        lines.add(row(
                "inside", String.format(Locale.ROOT, "%.0f%% of the time in the DBMS", 100 * progress.insideShare())));
        lines.add(row("oracles", "%d tried".formatted(progress.oraclesTried())));
        lines.add(row("new plans", String.format(Locale.ROOT, "%,d", progress.planShapes())));
        lines.add(row("dropped", ProgressText.counts(progress.dropped())));
        lines.add(row("inconclusive", ProgressText.counts(progress.inconclusive())));
        cluster.ifPresent(load -> lines.addAll(machines(load, progress.open())));
        lines.add(rule("findings"));
        lines.add(row("by kind", ProgressText.counts(progress.findings())));
        lines.add(row(
                "suspects",
                "%,d: %,d repeats, %,d dismissed, %,d open"
                        .formatted(progress.suspects(), progress.repeated(), progress.dismissed(), progress.open())));
        lines.add(row(
                "last new",
                progress.lastFindingMillis() < 0
                        ? last
                        : ProgressText.time(progress.elapsedMillis() - progress.lastFindingMillis()) + " ago, "
                                + last));
        lines.add(row("now", doing));
        lines.add(rule(folder.toString()));
        return lines;
    }

    private static List<String> machines(ClusterLoad load, long waiting) {
        List<String> lines = new ArrayList<>();
        lines.add(rule("machines"));
        lines.add(row("tasks", "%,d open; %,d suspects wait for triage".formatted(load.tasks(), waiting)));
        // Those that do least are those to look at.
        load.hosts().stream()
                .sorted(Comparator.comparingDouble(ClusterLoad.Host::casesPerSecond))
                .limit(MOST_HOSTS)
                .forEach(host -> lines.add(row(
                        "host",
                        String.format(
                                Locale.ROOT,
                                "%.1f/s, %,d cases, %,d tasks: %s",
                                host.casesPerSecond(),
                                host.cases(),
                                host.tasks(),
                                host.name()))));
        if (load.hosts().size() > MOST_HOSTS) {
            lines.add(row("", "and %,d that are faster".formatted(load.hosts().size() - MOST_HOSTS)));
        }
        return lines;
    }

    private static String rule(String title) {
        String head = "── " + cut(title, WIDTH - 6) + " ";
        return head + "─".repeat(Math.max(0, WIDTH - head.length()));
    }

    private static String row(String name, String value) {
        return cut("%14s : %s".formatted(name, value), WIDTH);
    }

    private static String cut(String text, int width) {
        String line = text.replaceAll("\\s+", " ").stripTrailing();
        String padded = text.startsWith(" ")
                ? " ".repeat(text.length() - text.stripLeading().length()) + line.strip()
                : line;
        return padded.length() <= width ? padded : padded.substring(0, width - 1) + "…";
    }
}
