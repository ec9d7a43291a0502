package io.panoptes.texttosql.report;

import io.panoptes.reporting.MarkdownText;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.evaluation.Scores;
import io.panoptes.texttosql.pair.PairOutcome.Kind;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** An evaluation as Markdown: scores, tables, and every pair that differs with its counterexample. */
public record ScoreMarkdown(String title, List<ResultRow> rows) {
    public ScoreMarkdown {
        rows = List.copyOf(rows);
    }

    public String text() {
        StringBuilder out = new StringBuilder("# %s\n\n".formatted(MarkdownText.line(title)));
        Scores all = Scores.of(rows);
        out.append("Right: **%s** of %d questions.\n\n".formatted(all.bounds(), all.questions()));
        out.append("| same text | proved rewriting | open | different | invalid | EX | EX-SPOTIT | EX-TEST |\n");
        out.append("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        out.append("| %d | %d | %d | %d | %d | %s | %s | %s |\n"
                .formatted(
                        all.sameText(),
                        all.rewritings(),
                        all.open(),
                        all.different(),
                        all.invalid(),
                        all.exWords("null"),
                        ScoreText.percent(all.exSpotIt(), "null"),
                        ScoreText.percent(all.exTest(), "null")));
        all.plausible()
                .ifPresent(count -> out.append(
                        "\nOf the %d that differ, %d do on plausible data.\n".formatted(all.different(), count)));
        table(out, "database", ResultRow::database);
        if (rows.stream().anyMatch(row -> !row.difficulty().isEmpty())) {
            table(out, "difficulty", ResultRow::difficulty);
        }
        section(out, "Different", Kind.DIFFERENT);
        section(out, "Open", Kind.OPEN);
        section(out, "Invalid", Kind.INVALID);
        return out.toString();
    }

    private void table(StringBuilder out, String name, Function<ResultRow, String> by) {
        out.append(
                "\n| %s | pairs | proved | not refuted | invalid | EX |\n| --- | ---: | ---: | ---: | ---: | ---: |\n"
                        .formatted(name));
        Map<String, List<ResultRow>> groups =
                rows.stream().collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
        groups.forEach((group, some) -> {
            Scores scores = Scores.of(some);
            out.append("| %s | %d | %.1f%% | %.1f%% | %d | %s |\n"
                    .formatted(
                            MarkdownText.line(group),
                            some.size(),
                            100 * scores.proved(),
                            100 * scores.notRefuted(),
                            scores.invalid(),
                            ScoreText.percent(scores.ex(), "")));
        });
    }

    private void section(StringBuilder out, String heading, Kind outcome) {
        List<ResultRow> some =
                rows.stream().filter(row -> row.outcome() == outcome).toList();
        if (some.isEmpty()) {
            return;
        }
        out.append("\n## %s (%d)\n".formatted(heading, some.size()));
        some.forEach(row -> pair(out, row));
    }

    static void pair(StringBuilder out, ResultRow row) {
        out.append("\n### %s: %s\n\n".formatted(MarkdownText.line(row.id()), MarkdownText.line(row.database())));
        if (!row.question().isEmpty()) {
            out.append(MarkdownText.line(row.question())).append("\n\n");
        }
        out.append(MarkdownText.block("diff", "- %s\n+ %s".formatted(oneLine(row.gold()), oneLine(row.predicted()))));
        if (!row.parting().isEmpty()) {
            out.append("\n%s\n".formatted(MarkdownText.line(row.parting())));
        }
        if (!row.level().isEmpty()) {
            out.append("\n%s\n".formatted(MarkdownText.line(row.level())));
        }
        if (!row.reason().isEmpty()) {
            out.append("\n%s\n".formatted(MarkdownText.line(row.reason())));
        }
        row.counterexample().ifPresent(inserts -> {
            out.append("\nOn this database:\n\n");
            out.append(MarkdownText.block(
                    "sql", inserts.isEmpty() ? "-- all tables are empty" : String.join(";\n", inserts) + ";"));
            out.append(
                    "\n- gold: %s\n- predicted: %s\n".formatted(answer(row.goldRows()), answer(row.predictedRows())));
        });
    }

    private static String answer(List<List<String>> rows) {
        return rows.isEmpty()
                ? "no row"
                : rows.stream()
                        .map(row -> MarkdownText.code("(" + String.join(", ", row) + ")"))
                        .collect(Collectors.joining(", "));
    }

    private static String oneLine(String query) {
        return query.replaceAll("\\s+", " ").strip();
    }
}
