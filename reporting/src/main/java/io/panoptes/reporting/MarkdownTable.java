package io.panoptes.reporting;

import io.panoptes.reporting.model.ValueText;
import io.panoptes.sql.value.Row;
import io.panoptes.triage.finding.QueryResult;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Tables in Markdown. */
public final class MarkdownTable {
    /** More rows than these don't make an issue clearer. */
    private static final int MOST_ROWS = 20;

    private MarkdownTable() {}

    public static String of(List<String> header, List<List<String>> rows) {
        StringBuilder table = new StringBuilder();
        line(table, header);
        line(table, Collections.nCopies(header.size(), "---"));
        rows.forEach(row -> line(table, row));
        return table.toString();
    }

    /** The rows that a query gave, or its error. */
    public static String of(QueryResult answer) {
        if (!answer.error().isEmpty()) {
            return "```\n%s\n```\n".formatted(answer.error().strip());
        }
        if (answer.rows().isEmpty()) {
            return "No rows.\n";
        }
        int more = answer.rows().size() - MOST_ROWS;
        return of(
                        answer.columns(),
                        answer.rows().stream()
                                .limit(MOST_ROWS)
                                .map(MarkdownTable::cells)
                                .toList())
                + (more > 0 ? "\nand %d more rows.\n".formatted(more) : "");
    }

    private static List<String> cells(Row row) {
        return row.values().stream().map(ValueText::of).toList();
    }

    private static void line(StringBuilder table, List<String> cells) {
        table.append(cells.stream()
                        .map(cell -> cell.replace("|", "\\|").replace("\n", " "))
                        .collect(Collectors.joining(" | ", "| ", " |")))
                .append('\n');
    }
}
