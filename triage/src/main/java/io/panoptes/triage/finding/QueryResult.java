package io.panoptes.triage.finding;

import io.panoptes.dbms.Outcome;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Slowdown;
import io.panoptes.triage.symptom.Symptom;
import java.math.BigDecimal;
import java.util.List;

/** What a query came back with: rows, or the message of an error in place of them. */
public record QueryResult(List<String> columns, List<Row> rows, String error) {
    /** A finding is made to be read; of more rows than these nobody reads one by one. */
    private static final int MOST_ROWS = 200;

    public QueryResult {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public static QueryResult of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows rows ->
                new QueryResult(
                        rows.columns(), rows.rows().stream().limit(MOST_ROWS).toList(), "");
            case Outcome.Done ignored -> error("it ran and gave no rows");
            case Outcome.Failed failed -> error(failed.message());
            case Outcome.Crashed(var evidence) -> error("the process died: " + evidence);
            case Outcome.Hung hung -> error("no answer within %d ms".formatted(hung.limitMillis()));
            case Outcome.Skipped ignored -> error("not run");
        };
    }

    /** As it looks beside this symptom: of a slowdown only the time was looked at. */
    public static QueryResult of(Symptom symptom, Outcome outcome) {
        return symptom instanceof Slowdown && outcome instanceof Outcome.Done(var nanos)
                ? error("it took %,d ms; its rows were not looked at".formatted(nanos / 1_000_000))
                : of(outcome);
    }

    /** How long the query on this side took, as the tables grow. */
    public static QueryResult of(Slowdown slowdown, Place side) {
        return new QueryResult(
                List.of("times as many rows", "milliseconds"),
                slowdown.curve().stream()
                        .map(point -> Row.of(
                                Value.of(point.growth()),
                                Value.of(BigDecimal.valueOf(
                                        side == Place.LEFT ? point.leftMicros() : point.rightMicros(), 3))))
                        .toList(),
                "");
    }

    private static QueryResult error(String message) {
        return new QueryResult(List.of(), List.of(), message);
    }
}
