package io.panoptes.reporting.model;

import io.panoptes.sql.value.Row;
import io.panoptes.triage.finding.QueryResult;
import java.util.List;

/**
 * What a query gave.
 *
 * @param rows the first of them, as text
 * @param more how many rows are left out
 * @param error in place of rows; empty where there is none
 */
public record AnswerReport(List<String> columns, List<List<String>> rows, int more, String error) {
    /** More rows than these don't make a report clearer. */
    private static final int MOST_ROWS = 20;

    public static final AnswerReport NONE = new AnswerReport(List.of(), List.of(), 0, "");

    public AnswerReport {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public static AnswerReport of(QueryResult answer) {
        List<List<String>> rows =
                answer.rows().stream().limit(MOST_ROWS).map(AnswerReport::cells).toList();
        return new AnswerReport(answer.columns(), rows, answer.rows().size() - rows.size(), answer.error());
    }

    private static List<String> cells(Row row) {
        return row.values().stream().map(ValueText::of).toList();
    }

    /** In a line, such as {@code 2 rows} or {@code no row}. */
    public String inWords() {
        if (!error.isEmpty()) {
            return error.strip().lines().findFirst().orElse("an error");
        }
        int count = rows.size() + more;
        return switch (count) {
            case 0 -> "no row";
            case 1 -> rows.isEmpty() ? "1 row" : "(" + String.join(", ", rows.getFirst()) + ")";
            default -> count + " rows";
        };
    }
}
