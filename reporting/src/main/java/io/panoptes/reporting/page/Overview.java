package io.panoptes.reporting.page;

import io.panoptes.reporting.model.RegressionReport.State;
import io.panoptes.reporting.model.ReportStatus;
import io.panoptes.reporting.model.RunFigures;
import io.panoptes.reporting.model.RunReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The top of the page: what the run came to, its figures, its course. */
final class Overview {
    private Overview() {}

    static HtmlElement of(RunReport run) {
        return HtmlElement.of("section", "overview")
                .with("id", "overview")
                .add(
                        HtmlElement.of("p", "eyebrow").text(run.run().build().isEmpty() ? "Target" : "Build of"),
                        HtmlElement.of("h1").text(run.run().target()),
                        HtmlElement.of("p", "verdict " + style(run.status()))
                                .add(HtmlElement.of("span", "state").text(words(run)))
                                .add(HtmlElement.of("span").text(sentence(run))),
                        tiles(run))
                .add(CourseChart.of(run.course()))
                .add(run.floods().stream()
                        .map(flood -> HtmlElement.of("p", "notice")
                                .text("%s of %s cases of %s fail alike (%s); no more of them are run."
                                        .formatted(
                                                Numbers.grouped(flood.failed()),
                                                Numbers.grouped(flood.cases()),
                                                flood.kind(),
                                                flood.symptom()))));
    }

    static String style(ReportStatus status) {
        return switch (status) {
            case RUNNING -> "running";
            case NOTHING_NEW -> "good";
            case NEW_BUGS -> "bad";
            case ENDED_EARLY, COULD_NOT_RUN -> "warn";
        };
    }

    static String words(RunReport run) {
        String words = run.status().words();
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String sentence(RunReport run) {
        List<String> parts = new ArrayList<>();
        parts.add(count(run.findings().size(), "new bug", "new bugs"));
        if (run.count(State.BACK_AGAIN) > 0) {
            parts.add(run.count(State.BACK_AGAIN) + " back again");
        }
        if (!run.untriaged().isEmpty()) {
            parts.add(count(run.untriaged().size(), "suspect", "suspects") + " not triaged");
        }
        String sentence = switch (run.status()) {
            case NOTHING_NEW -> "No new bug. This is not a proof of absence.";
            case COULD_NOT_RUN -> "";
            case RUNNING, NEW_BUGS, ENDED_EARLY -> String.join(", ", parts) + ".";
        };
        return (sentence + " " + run.why()).strip();
    }

    private static String count(int count, String one, String many) {
        return count == 1 ? "1 " + one : (count == 0 ? "No" : Integer.toString(count)) + " " + many;
    }

    private static HtmlElement tiles(RunReport run) {
        HtmlElement tiles = HtmlElement.of("dl", "tiles");
        run.figures().ifPresent(figures -> figures(tiles, figures));
        tile(tiles, "time", Numbers.time(run.run().elapsedMillis()), budget(run));
        if (!run.regressions().isEmpty()) {
            tile(
                    tiles,
                    "regressions",
                    Numbers.grouped(run.regressions().size()),
                    "%d back, %d fixed".formatted(run.count(State.BACK_AGAIN), run.count(State.FIXED)));
        }
        return tiles;
    }

    private static String budget(RunReport run) {
        long budget = run.run().budgetMillis();
        return budget == 0 ? "" : "of " + Numbers.time(budget);
    }

    private static void figures(HtmlElement tiles, RunFigures figures) {
        tile(
                tiles,
                "cases",
                Numbers.grouped(figures.cases()),
                "%s/s, %s valid"
                        .formatted(
                                Numbers.grouped(Math.round(figures.casesPerSecond())),
                                Numbers.percent(figures.validShare())));
        tile(tiles, "plans", Numbers.grouped(figures.plans()), "from %d oracles".formatted(figures.oracles()));
        tile(
                tiles,
                "suspects",
                Numbers.grouped(figures.suspects()),
                "%d repeats, %d dismissed".formatted(figures.repeated(), figures.dismissed()));
    }

    private static void tile(HtmlElement tiles, String name, String figure, String note) {
        tiles.add(HtmlElement.of("div", "tile")
                .add(
                        HtmlElement.of("dt").text(name),
                        HtmlElement.of("dd").text(figure),
                        HtmlElement.of("dd", "note").text(note)));
    }
}
