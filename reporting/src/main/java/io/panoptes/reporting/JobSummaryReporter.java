package io.panoptes.reporting;

import io.panoptes.reporting.model.BaselineReport;
import io.panoptes.reporting.model.FindingReport;
import io.panoptes.reporting.model.RegressionReport;
import io.panoptes.reporting.model.RegressionReport.State;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.RunFigures;
import io.panoptes.reporting.model.RunReport;
import io.panoptes.reporting.model.UntriagedReport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code summary.md}, for the summary of a CI job. Its first ten lines say everything; the rest are details. */
record JobSummaryReporter() implements Reporter<RunReport> {
    private static final int MOST_NAMED = 3;
    private static final int MOST_SUSPECTS = 20;
    private static final int MOST_TITLE = 90;

    @Override
    public String file() {
        return "summary.md";
    }

    @Override
    public String report(RunReport run) {
        List<String> lines = new ArrayList<>();
        lines.add("# Panoptes: " + MarkdownText.line(run.headline()));
        lines.add("");
        lines.add("- **Result:** %s%s".formatted(run.status().words(), exit(run)));
        lines.add("- **New bugs:** " + names(run.findings(), finding -> finding.id() + " " + finding.title()));
        lines.add("- **Regressions:** " + regressions(run));
        lines.add("- **Suspects not triaged:** "
                + names(run.untriaged(), suspect -> "case %d, %s".formatted(suspect.index(), suspect.what())));
        lines.add("- **Known bugs:** " + known(run.baseline()));
        lines.add("- **Campaign:** " + campaign(run));
        lines.add("- **Build:** " + MarkdownText.line(build(run)));
        lines.add("- **Again:** " + MarkdownText.code(run.run().command()));
        lines.add("");
        run.findings().forEach(finding -> details(lines, finding));
        untriaged(lines, run.untriaged());
        regressionTable(lines, run);
        knownTable(lines, run.baseline());
        return String.join("\n", lines).stripTrailing() + "\n";
    }

    private static String exit(RunReport run) {
        String code = run.exitCode().map(", exit code %d"::formatted).orElse("");
        return run.why().isEmpty() ? code : code + "; " + MarkdownText.line(run.why());
    }

    private static <T> String names(List<T> all, Function<T, String> name) {
        if (all.isEmpty()) {
            return "none";
        }
        String some = all.stream()
                .limit(MOST_NAMED)
                .map(one -> MarkdownText.line(shortened(name.apply(one))))
                .collect(Collectors.joining("; "));
        int more = all.size() - MOST_NAMED;
        return "%d: %s%s".formatted(all.size(), some, more > 0 ? "; and %d more".formatted(more) : "");
    }

    private static String regressions(RunReport run) {
        if (run.regressions().isEmpty()) {
            return "none were given";
        }
        String counts = Stream.of(State.values())
                .filter(state -> run.count(state) > 0)
                .map(state -> "%d %s".formatted(run.count(state), state.words()))
                .collect(Collectors.joining(", "));
        String back = run.regressions().stream()
                .filter(one -> one.state() == State.BACK_AGAIN)
                .limit(MOST_NAMED)
                .map(one -> MarkdownText.line(one.name()))
                .collect(Collectors.joining(", "));
        return back.isEmpty() ? counts : "%s; **back again: %s**".formatted(counts, back);
    }

    private static String known(BaselineReport baseline) {
        if (baseline.isEmpty()) {
            return "no baseline";
        }
        return "%d seen again%s"
                .formatted(
                        baseline.seen().size(),
                        baseline.gone().isEmpty()
                                ? ""
                                : "; %d gone, `panoptes baseline prune` takes them out"
                                        .formatted(baseline.gone().size()));
    }

    private static String campaign(RunReport run) {
        String floods = run.floods().isEmpty()
                ? ""
                : "; **%d kinds of cases fail alike**".formatted(run.floods().size());
        return run.figures()
                        .map(figures -> figures(figures, run.run().elapsedMillis()))
                        .orElse("none was run")
                + floods
                + (run.status() == ReportStatus.NOTHING_NEW ? "; no proof that there are no bugs" : "");
    }

    private static String figures(RunFigures figures, long elapsedMillis) {
        return String.format(
                Locale.ROOT,
                "%,d cases (%.0f%% valid), %,d plans, %,d suspects in %s",
                figures.cases(),
                100 * figures.validShare(),
                figures.plans(),
                figures.suspects(),
                DurationText.of(elapsedMillis));
    }

    private static String build(RunReport run) {
        String build = run.run().build().isEmpty() ? "" : ", " + run.run().build();
        return "%s%s, seed %d, Panoptes %s"
                .formatted(
                        run.run().target(), build, run.run().seed(), run.run().panoptes());
    }

    private static void details(List<String> lines, FindingReport finding) {
        lines.add("## %s: %s".formatted(MarkdownText.line(finding.id()), MarkdownText.line(finding.title())));
        lines.add("");
        if (finding.withheld()) {
            lines.add("Its details are withheld from public reports.");
            lines.add("");
            return;
        }
        String versions = finding.versions().inWords();
        if (!versions.isEmpty()) {
            lines.add(
                    MarkdownText.line(versions.substring(0, 1).toUpperCase(Locale.ROOT) + versions.substring(1)) + ".");
            lines.add("");
        }
        lines.add(MarkdownText.block("sql", StatementText.of(finding)));
        if (!finding.message().isEmpty()) {
            lines.add(MarkdownText.block("", finding.message()));
        }
        lines.add("Again: " + MarkdownText.code(finding.command()));
        lines.add("");
    }

    private static void untriaged(List<String> lines, List<UntriagedReport> suspects) {
        if (suspects.isEmpty()) {
            return;
        }
        lines.add("## Suspects not triaged");
        lines.add("");
        suspects.stream()
                .limit(MOST_SUSPECTS)
                .map(suspect -> "- Case %d, %s. Go on with: %s"
                        .formatted(
                                suspect.index(),
                                MarkdownText.line(shortened(suspect.what())),
                                MarkdownText.code(suspect.command())))
                .forEach(lines::add);
        if (suspects.size() > MOST_SUSPECTS) {
            lines.add("- and %d more, which report.html names".formatted(suspects.size() - MOST_SUSPECTS));
        }
        lines.add("");
    }

    private static void regressionTable(List<String> lines, RunReport run) {
        if (!run.regressions().isEmpty()) {
            lines.add("## Regressions");
            lines.add("");
            lines.add(table(
                    List.of("finding", "on this build", "what"),
                    run.regressions().stream()
                            .sorted(Comparator.comparingInt(JobSummaryReporter::order))
                            .map(one -> List.of(
                                    one.name(),
                                    one.newlyFixed()
                                            ? "fixed: set \"expected\" : \"FIXED\""
                                            : one.state().words(),
                                    one.why().isEmpty() ? one.title() : one.why()))
                            .toList()));
        }
    }

    /** What needs somebody first. */
    private static int order(RegressionReport regression) {
        return switch (regression.state()) {
            case BACK_AGAIN -> 0;
            case COULD_NOT_RUN -> 1;
            case NOT_REACHED -> 2;
            case FIXED -> regression.newlyFixed() ? 3 : 5;
            case STILL_THERE -> 4;
        };
    }

    private static void knownTable(List<String> lines, BaselineReport baseline) {
        if (!baseline.seen().isEmpty() || !baseline.gone().isEmpty()) {
            lines.add("## Known bugs");
            lines.add("");
            lines.add(table(
                    List.of("bug", "seen", "reason", "link"),
                    Stream.concat(
                                    baseline.seen().stream().map(bug -> known(bug, bug.times() + " times")),
                                    baseline.gone().stream().map(bug -> known(bug, "gone")))
                            .toList()));
        }
    }

    private static List<String> known(BaselineReport.Known bug, String seen) {
        return List.of("%s %s".formatted(bug.id(), bug.title()), seen, bug.reason(), bug.link());
    }

    private static String table(List<String> header, List<List<String>> rows) {
        StringBuilder table = new StringBuilder();
        table.append("| ").append(String.join(" | ", header)).append(" |\n");
        table.append("|").append(" --- |".repeat(header.size())).append('\n');
        rows.forEach(row -> table.append(row.stream()
                .map(cell -> MarkdownText.line(shortened(cell)))
                .collect(Collectors.joining(" | ", "| ", " |\n"))));
        return table.toString();
    }

    private static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= MOST_TITLE ? line : line.substring(0, MOST_TITLE - 1) + "…";
    }
}
