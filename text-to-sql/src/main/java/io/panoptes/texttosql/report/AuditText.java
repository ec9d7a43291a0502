package io.panoptes.texttosql.report;

import io.panoptes.reporting.MarkdownText;
import io.panoptes.texttosql.audit.GoldAudit;
import java.util.List;

/** Gold queries that are likely wrong as Markdown, the likeliest first, each with a database that shows why. */
public record AuditText(List<GoldAudit.Entry> entries, int systems) {
    public AuditText {
        entries = List.copyOf(entries);
    }

    public String text() {
        StringBuilder out = new StringBuilder("# Gold queries to look at (%d)\n".formatted(entries.size()));
        int place = 1;
        for (GoldAudit.Entry entry : entries) {
            out.append("\n## %d. Question %s, %s\n\n"
                    .formatted(
                            place++,
                            MarkdownText.line(entry.question().id()),
                            MarkdownText.line(entry.question().database())));
            if (!entry.question().text().isEmpty()) {
                out.append(MarkdownText.line(entry.question().text())).append("\n\n");
            }
            out.append(MarkdownText.block("sql", entry.question().gold()));
            if (systems > 1) {
                out.append("\n%d of %d systems contradict it; %d of them give the same answer.\n"
                        .formatted(entry.contradicting().size(), entry.systems(), entry.agreeing()));
            }
            if (entry.hasProvedMajority()) {
                out.append(
                        "\n%d of %d systems predict queries that are proved equal to each other, and differ from it.\n"
                                .formatted(entry.alike().size(), entry.systems()));
            }
            entry.suspicions().forEach((words, row) -> {
                out.append("\nSuspected: %s.\n".formatted(words));
                ScoreMarkdown.pair(out, row);
            });
            if (entry.suspicions().isEmpty()) {
                entry.shown().ifPresent(row -> ScoreMarkdown.pair(out, row));
            }
        }
        return out.toString();
    }
}
