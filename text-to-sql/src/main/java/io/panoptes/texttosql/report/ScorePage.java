package io.panoptes.texttosql.report;

import io.panoptes.reporting.page.HtmlElement;
import io.panoptes.reporting.page.ReportPage;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.evaluation.Scores;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An evaluation as one HTML file in the style of other reports. Texts from elsewhere are escaped where they are written. */
public record ScorePage(String title, List<ResultRow> rows) {
    private static final List<Kind> OUTCOMES = List.of(Kind.DIFFERENT, Kind.OPEN, Kind.INVALID, Kind.EQUAL);

    public ScorePage {
        rows = List.copyOf(rows);
    }

    public String text() {
        HtmlElement main = HtmlElement.of("main").add(HtmlElement.of("h1").text(title), overview());
        main.add(table("database", ResultRow::database));
        if (rows.stream().anyMatch(row -> !row.difficulty().isEmpty())) {
            main.add(table("difficulty", ResultRow::difficulty));
        }
        OUTCOMES.forEach(outcome -> main.add(section(outcome)));
        return ReportPage.document(title, main);
    }

    private HtmlElement overview() {
        Scores all = Scores.of(rows);
        String plausible = all.plausible()
                .map(count -> " Of the %d that differ, %d do on plausible data.".formatted(all.different(), count))
                .orElse("");
        return HtmlElement.of("section")
                .add(
                        HtmlElement.of("p")
                                .text("Right: %s of %d questions.%s"
                                        .formatted(all.bounds(), all.questions(), plausible)),
                        HtmlElement.of("table")
                                .add(
                                        row(
                                                "th",
                                                "same text",
                                                "proved rewriting",
                                                "open",
                                                "different",
                                                "invalid",
                                                "EX",
                                                "EX-SPOTIT",
                                                "EX-TEST"),
                                        row(
                                                "td",
                                                count(all.sameText()),
                                                count(all.rewritings()),
                                                count(all.open()),
                                                count(all.different()),
                                                count(all.invalid()),
                                                all.exWords("null"),
                                                ScoreText.percent(all.exSpotIt(), "null"),
                                                ScoreText.percent(all.exTest(), "null"))));
    }

    private HtmlElement table(String name, Function<ResultRow, String> by) {
        HtmlElement table =
                HtmlElement.of("table").add(row("th", name, "pairs", "proved", "not refuted", "invalid", "EX"));
        Map<String, List<ResultRow>> groups =
                rows.stream().collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
        groups.forEach((group, some) -> {
            Scores scores = Scores.of(some);
            table.add(row(
                    "td",
                    group,
                    count(some.size()),
                    "%.1f%%".formatted(100 * scores.proved()),
                    "%.1f%%".formatted(100 * scores.notRefuted()),
                    count(scores.invalid()),
                    ScoreText.percent(scores.ex(), "")));
        });
        return HtmlElement.of("section").add(table);
    }

    private HtmlElement section(Kind outcome) {
        List<ResultRow> some =
                rows.stream().filter(row -> row.outcome() == outcome).toList();
        return HtmlElement.of("section")
                .with("id", outcome.word())
                .add(HtmlElement.of("h2").text("%s (%d)".formatted(outcome.word(), some.size())))
                .add(some.stream().map(ScorePage::pair));
    }

    static HtmlElement pair(ResultRow row) {
        String asked = row.question().isEmpty() ? row.gold() : row.question();
        String ground = row.ground().isEmpty() ? "" : " (%s)".formatted(row.ground());
        HtmlElement details = HtmlElement.of("details")
                .add(
                        HtmlElement.of("summary")
                                .text("%s · %s · %s%s".formatted(row.id(), row.database(), asked, ground)),
                        diff(row));
        Stream.of(row.parting(), row.level(), row.reason())
                .filter(words -> !words.isEmpty())
                .forEach(words -> details.add(HtmlElement.of("p").text(words)));
        row.counterexample()
                .ifPresent(inserts -> details.add(
                        HtmlElement.of("p", "quiet").text("On this database:"),
                        HtmlElement.of("pre")
                                .text(
                                        inserts.isEmpty()
                                                ? "-- all tables are empty"
                                                : String.join(";\n", inserts) + ";"),
                        answer("The gold query gives", row.goldRows()),
                        answer("The predicted query gives", row.predictedRows())));
        if (!row.assumes().isEmpty()) {
            details.add(HtmlElement.of("p", "quiet").text("Assumes: " + String.join("; ", row.assumes())));
        }
        return details;
    }

    private static HtmlElement diff(ResultRow row) {
        HtmlElement text = HtmlElement.of("pre");
        for (SqlDiff.Part part : SqlDiff.of(row.gold(), row.predicted())) {
            String words = part.text() + " ";
            switch (part.side()) {
                case BOTH -> text.text(words);
                case GOLD -> text.add(HtmlElement.of("del").text(words));
                case PREDICTED -> text.add(HtmlElement.of("ins").text(words));
            }
        }
        return text;
    }

    private static HtmlElement answer(String words, List<List<String>> rows) {
        if (rows.isEmpty()) {
            return HtmlElement.of("p").text(words + " no row.");
        }
        return HtmlElement.of("div", "scroll")
                .add(
                        HtmlElement.of("p").text(words),
                        HtmlElement.of("table")
                                .add(rows.stream().map(values -> row("td", values.toArray(String[]::new)))));
    }

    private static HtmlElement row(String cell, String... values) {
        return HtmlElement.of("tr")
                .add(Stream.of(values).map(value -> HtmlElement.of(cell).text(value)));
    }

    private static String count(int number) {
        return Integer.toString(number);
    }
}
