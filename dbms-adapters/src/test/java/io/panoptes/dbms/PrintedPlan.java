package io.panoptes.dbms;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a reader makes of a plan as a DBMS printed it. */
public final class PrintedPlan {
    private PrintedPlan() {}

    /** The shape of a plan that comes as one text; empty where it can't be read. */
    public static Optional<String> shape(Explain explain, String text) {
        return shape(explain, answer(text));
    }

    /** The shape of a plan that comes a line a row. */
    public static Optional<String> shapeOfLines(Explain explain, String lines) {
        return shape(explain, rows(List.of("plan"), lines.lines().map(line -> Row.of(Value.of(line)))));
    }

    public static Optional<String> shape(Explain explain, Outcome... answers) {
        return explain.read(List.of(answers)).map(Plan::shape);
    }

    public static Outcome answer(String text) {
        return rows(List.of("plan"), Stream.of(Row.of(Value.of(text))));
    }

    public static Outcome rows(List<String> columns, Stream<Row> rows) {
        List<SqlType> types = columns.stream().map(name -> SqlType.TEXT).toList();
        return new Outcome.Rows(columns, types, rows.toList(), 0);
    }
}
