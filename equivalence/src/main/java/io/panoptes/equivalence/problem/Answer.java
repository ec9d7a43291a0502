package io.panoptes.equivalence.problem;

import io.panoptes.sql.value.Row;
import java.util.List;

/** What a query gives on a database: its rows in some order, or in the query's order where it has one. */
public record Answer(List<Row> rows) {
    public Answer {
        rows = List.copyOf(rows);
    }
}
