package io.panoptes.benchmarks.coverage;

import io.panoptes.benchmarks.coverage.CoverageSeries.Point;
import io.panoptes.instantiation.choice.LearningSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Campaigns of the same length, several seeds for each guidance. */
public record CoverageComparison(String target, String unit, long seconds, List<CoverageRun> runs) {
    public CoverageComparison {
        runs = List.copyOf(runs);
    }

    public List<LearningSource> guidances() {
        return runs.stream().map(CoverageRun::guidance).distinct().toList();
    }

    public List<CoverageRun> of(LearningSource guidance) {
        return runs.stream().filter(run -> run.guidance() == guidance).toList();
    }

    /** The median over the seeds of a guidance. */
    public double median(LearningSource guidance, ToDoubleFunction<CoverageRun> measure) {
        double[] sorted = of(guidance).stream().mapToDouble(measure).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** In how many pairs of runs, one of each, the first reached more edges. */
    public String wins(LearningSource one, LearningSource other) {
        long pairs = 0;
        long won = 0;
        for (CoverageRun first : of(one)) {
            for (CoverageRun second : of(other)) {
                pairs++;
                won += first.end().edges() > second.end().edges() ? 1 : 0;
            }
        }
        return "%d of %d".formatted(won, pairs);
    }

    /** A Markdown table: medians, and the runs behind them. */
    public String table() {
        var text = new StringBuilder();
        text.append("| guidance | %s | of each seed | differential | cases | suspects |%n".formatted(unit));
        text.append("| --- | --- | --- | --- | --- | --- |\n");
        for (LearningSource guidance : guidances()) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %,.0f | %s | %,.0f | %,.0f | %,.0f |%n",
                    name(guidance),
                    median(guidance, run -> run.end().edges()),
                    String.join(", ", numbers(guidance)),
                    median(guidance, run -> run.end().differential()),
                    median(guidance, run -> run.end().cases()),
                    median(guidance, CoverageRun::suspects)));
        }
        places().forEach(place -> text.append(lines(place)));
        return text.toString();
    }

    private List<String> numbers(LearningSource guidance) {
        return of(guidance).stream()
                .map(run -> String.format(Locale.ROOT, "%,d", run.end().edges()))
                .toList();
    }

    private List<String> places() {
        return runs.stream()
                .flatMap(run -> run.lines().stream())
                .flatMap(report -> report.places().keySet().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private String lines(String place) {
        var text = new StringBuilder("%n%s, medians:%n%n".formatted(place));
        text.append("| guidance | lines | branches |\n| --- | --- | --- |\n");
        for (LearningSource guidance : guidances()) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %.2f%% | %.2f%% |%n",
                    name(guidance),
                    100 * median(guidance, run -> share(run, place).lineShare()),
                    100 * median(guidance, run -> share(run, place).branchShare())));
        }
        return text.toString();
    }

    private static GcovReport.Share share(CoverageRun run, String place) {
        return run.lines()
                .map(report -> report.places().getOrDefault(place, GcovReport.Share.NOTHING))
                .orElse(GcovReport.Share.NOTHING);
    }

    /** The median over seeds at points in time that are evenly apart. */
    List<Point> medians(LearningSource guidance, int count) {
        var points = new ArrayList<Point>();
        for (int i = 0; i <= count; i++) {
            long at = Math.round((double) seconds * i / count);
            points.add(new Point(
                    at,
                    Math.round(median(guidance, run -> run.at(at).cases())),
                    (int) Math.round(median(guidance, run -> run.at(at).edges())),
                    (int) Math.round(median(guidance, run -> run.at(at).differential()))));
        }
        return points;
    }

    static String name(LearningSource guidance) {
        return guidance.name().toLowerCase(Locale.ROOT);
    }

    /** All of them, the one that leads by code last. */
    public static List<LearningSource> usual() {
        return Arrays.asList(LearningSource.values());
    }
}
