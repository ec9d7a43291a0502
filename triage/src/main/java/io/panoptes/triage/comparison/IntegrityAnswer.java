package io.panoptes.triage.comparison;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a DBMS answers that is asked whether a table is in order: rows that end in {@code ok}, or nothing at all. Where it finds its own
 * index at odds with the table, that is a bug whatever the queries gave.
 */
final class IntegrityAnswer {
    private static final String FINE = "ok";

    private IntegrityAnswer() {}

    /** What it complains of, in rows or by an internal error; empty where it does not. A check that can't be run says nothing. */
    static Optional<String> complaint(Outcome outcome) {
        return said(outcome).map(words -> "the table is not in order: " + words);
    }

    private static Optional<String> said(Outcome outcome) {
        if (outcome instanceof Outcome.Failed failed && failed.errorClass() == Outcome.ErrorClass.INTERNAL) {
            return Optional.of(failed.message());
        }
        return outcome instanceof Outcome.Rows rows
                ? rows.rows().stream()
                        .filter(row -> !isFine(row))
                        .map(IntegrityAnswer::words)
                        .findFirst()
                : Optional.empty();
    }

    private static String words(Row row) {
        return row.values().stream()
                .filter(Value.TextValue.class::isInstance)
                .map(value -> ((Value.TextValue) value).value())
                .collect(Collectors.joining(" "));
    }

    private static boolean isFine(Row row) {
        if (row.values().isEmpty()) {
            return true;
        }
        Value last = row.values().getLast();
        return last.isNull()
                || last instanceof Value.TextValue(var text) && (text.isEmpty() || text.equalsIgnoreCase(FINE));
    }
}
