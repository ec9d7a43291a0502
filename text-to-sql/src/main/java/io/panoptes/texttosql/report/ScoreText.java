package io.panoptes.texttosql.report;

import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.evaluation.Scores;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The scores of an evaluation for a terminal: the bounds first, then counts, then a table by database and difficulty. */
public record ScoreText(List<ResultRow> rows, int questions) {
    public ScoreText {
        rows = List.copyOf(rows);
    }

    public String text() {
        StringBuilder out = new StringBuilder();
        if (rows.size() < questions) {
            out.append("stopped after %d of %d pairs; the same command resumes%n".formatted(rows.size(), questions));
        }
        Scores all = Scores.of(rows);
        out.append("right: %s%n".formatted(all.bounds()));
        out.append("  same text           %5d%n".formatted(all.sameText()));
        out.append("  proved rewriting    %5d%n".formatted(all.rewritings()));
        out.append("  open                %5d%n".formatted(all.open()));
        out.append("  different           %5d%n".formatted(all.different()));
        all.plausible().ifPresent(count -> out.append("    on plausible data %5d%n".formatted(count)));
        out.append("  invalid             %5d%n".formatted(all.invalid()));
        out.append("EX         %s%n".formatted(all.exWords("null, for no databases are given")));
        out.append("EX-SPOTIT  %s%n".formatted(percent(all.exSpotIt(), "null")));
        out.append("EX-TEST    %s%n".formatted(percent(all.exTest(), "null, ask for it with --test-suites")));
        out.append("median time of a pair %.1f ms, of a difference %.1f ms%n"
                .formatted(all.medianMillis(), all.medianMillisOfDifferent()));
        table(out, "database", ResultRow::database);
        if (rows.stream().anyMatch(row -> !row.difficulty().isEmpty())) {
            table(out, "difficulty", ResultRow::difficulty);
        }
        return out.toString();
    }

    private void table(StringBuilder out, String title, Function<ResultRow, String> by) {
        out.append(
                "%n%-32s %6s %8s %12s %8s %8s%n".formatted(title, "pairs", "proved", "not refuted", "invalid", "EX"));
        Map<String, List<ResultRow>> groups =
                rows.stream().collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
        groups.forEach((name, some) -> {
            Scores scores = Scores.of(some);
            out.append("%-32s %6d %7.1f%% %11.1f%% %8d %8s%n"
                    .formatted(
                            name,
                            some.size(),
                            100 * scores.proved(),
                            100 * scores.notRefuted(),
                            scores.invalid(),
                            percent(scores.ex(), "")));
        });
    }

    static String percent(Optional<Double> share, String none) {
        return share.map(value -> "%.1f%%".formatted(100 * value)).orElse(none);
    }
}
