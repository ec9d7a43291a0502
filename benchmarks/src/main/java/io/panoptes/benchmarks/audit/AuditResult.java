package io.panoptes.benchmarks.audit;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.List;
import java.util.stream.Collectors;

/** A text, made as small as it gets where the answers differ, and what came of it. */
public final class AuditResult {
    private final AuditCase audited;
    private final AuditOutcome outcome;
    private final String drawn;

    AuditResult(AuditCase audited, AuditOutcome outcome) {
        this(audited, outcome, audited.sql());
    }

    /** @param drawn the text before it was made smaller, by which it may have come to differ for another reason */
    AuditResult(AuditCase audited, AuditOutcome outcome, String drawn) {
        this.audited = audited;
        this.outcome = outcome;
        this.drawn = drawn;
    }

    public boolean isDifferent() {
        return outcome instanceof AuditOutcome.Different;
    }

    public boolean isAgreed() {
        return outcome instanceof AuditOutcome.Agreed;
    }

    public boolean isBroken() {
        return outcome instanceof AuditOutcome.Broken;
    }

    /** Which case it is, beside the seed. */
    public long number() {
        return audited.number();
    }

    /** In a word. */
    public String kind() {
        return switch (outcome) {
            case AuditOutcome.Agreed ignored -> "agreed";
            case AuditOutcome.Different ignored -> "different";
            case AuditOutcome.Refused ignored -> "refused";
            case AuditOutcome.Open ignored -> "open";
            case AuditOutcome.Untaken ignored -> "untaken";
            case AuditOutcome.Broken ignored -> "broken";
        };
    }

    /** Why there was nothing to compare, or what is different. */
    public String reason() {
        return switch (outcome) {
            case AuditOutcome.Agreed ignored -> "";
            case AuditOutcome.Different(var database, var ours, var theirs) ->
                "%s%n  drawn   %s%n  tables  %s%n  rows    %s%n  engine  %s%n  DBMS    %s"
                        .formatted(
                                audited.sql(),
                                drawn,
                                String.join("; ", audited.tables().ddl()),
                                rows(database),
                                rows(ours),
                                rows(theirs));
            case AuditOutcome.Refused(var reason) -> reason;
            case AuditOutcome.Open(var reason) -> reason;
            case AuditOutcome.Untaken(var message) -> message;
            case AuditOutcome.Broken(var error) -> error;
        };
    }

    public String sql() {
        return audited.sql();
    }

    private static String rows(Database database) {
        return database.schema().tables().stream()
                .map(table -> table.name() + " " + rows(database.rowsOf(table.name())))
                .collect(Collectors.joining("; "));
    }

    private static String rows(List<Row> rows) {
        return rows.stream()
                .map(row -> row.values().stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")")))
                .collect(Collectors.joining(" "));
    }
}
