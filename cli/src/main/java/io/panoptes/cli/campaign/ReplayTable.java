package io.panoptes.cli.campaign;

import io.panoptes.reporting.MarkdownTable;
import io.panoptes.triage.Replay;
import io.panoptes.triage.Replay.Outcome;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.QueryResult;
import io.panoptes.triage.finding.RecordedFinding;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Findings that were run again, as a table with a line each. */
final class ReplayTable {
    private static final String FORMAT = "%%-%ds  %%-%ds  %%-14s  %%s%%n";

    private final PrintWriter out;
    private final boolean rows;

    /** @param rows whether to print the rows of both queries */
    ReplayTable(PrintWriter out, boolean rows) {
        this.out = out;
        this.rows = rows;
    }

    /** @param leftOut how many findings of other DBMSs were not asked for */
    void print(List<ReplayLine> lines, int leftOut) {
        String format = FORMAT.formatted(
                width(lines.stream().map(ReplayLine::name).toList(), "finding"),
                width(lines.stream().map(ReplayLine::target).toList(), "target"));
        out.printf(format, "finding", "target", "symptom", "outcome");
        lines.forEach(line -> {
            out.printf(format, line.name(), line.target(), line.symptom(), outcome(line));
            if (rows) {
                details(line);
            }
        });
        if (lines.size() > 1) {
            summary(lines, leftOut);
        }
    }

    private static int width(List<String> texts, String head) {
        return texts.stream().mapToInt(String::length).reduce(head.length(), Math::max);
    }

    private static String outcome(ReplayLine line) {
        String words = ReplayLine.words(line.outcome());
        if (line.outcome() == Outcome.COULD_NOT_RUN) {
            return "%s (%s)".formatted(words, line.why().lines().findFirst().orElse(""));
        }
        boolean changed = line.replay().filter(replay -> !replay.same()).isPresent();
        return changed && line.outcome() != Outcome.FIXED ? words + ", but fails differently" : words;
    }

    private void details(ReplayLine line) {
        line.why().lines().skip(1).forEach(more -> out.println("  " + more.strip()));
        if (line.finding().isPresent() && line.replay().isPresent()) {
            details(line.finding().get(), line.replay().get());
        }
    }

    private void details(RecordedFinding finding, Replay replay) {
        replay.run().ifPresent(run -> {
            out.println("  " + run.judgement().summary());
            answers(finding, run);
        });
    }

    private void answers(RecordedFinding finding, CaseRun run) {
        answer("query 1", finding.statements().left().sql(), QueryResult.of(finding.symptom(), run.left()));
        answer("query 2", finding.statements().right().sql(), QueryResult.of(finding.symptom(), run.right()));
    }

    private void answer(String name, String sql, QueryResult answer) {
        out.printf("%n  %s: %s%n", name, sql);
        MarkdownTable.of(answer).lines().forEach(line -> out.println("    " + line));
    }

    private void summary(List<ReplayLine> lines, int leftOut) {
        out.printf(
                "%n%d findings: %d still there, %d fixed, %d back again, %d could not run%s.%n",
                lines.size(),
                count(lines, Outcome.STILL_THERE),
                count(lines, Outcome.FIXED),
                count(lines, Outcome.BACK_AGAIN),
                count(lines, Outcome.COULD_NOT_RUN),
                leftOut == 0 ? "" : "; %d of other DBMSs were left out".formatted(leftOut));
        names("Back again: ", lines, line -> line.outcome() == Outcome.BACK_AGAIN);
        names("No longer there, set \"expected\" : \"FIXED\" in their finding.json: ", lines, ReplayTable::isNews);
    }

    /** Whether it was expected to show, and does not. */
    private static boolean isNews(ReplayLine line) {
        return line.outcome() == Outcome.FIXED
                && line.replay()
                        .flatMap(replay -> line.finding().flatMap(finding -> finding.expectedOn(replay.target())))
                        .orElse(false);
    }

    private static long count(List<ReplayLine> lines, Outcome outcome) {
        return lines.stream().filter(line -> line.outcome() == outcome).count();
    }

    private void names(String head, List<ReplayLine> lines, Predicate<ReplayLine> which) {
        String names = lines.stream().filter(which).map(ReplayLine::name).collect(Collectors.joining(", "));
        if (!names.isEmpty()) {
            out.println(head + names);
        }
    }
}
