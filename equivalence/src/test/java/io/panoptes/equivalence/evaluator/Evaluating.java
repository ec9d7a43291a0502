package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code evaluating("SELECT a FROM r").on("r", "1 x | 2 NULL").gives("1 | 2")} in tests. */
final class Evaluating {
    /** {@code r(a INT, b INT, c TEXT)} and {@code s(a INT, b INT)}. */
    static final Schema SCHEMA = new Schema(List.of(
            new Table(
                    "r",
                    List.of(
                            new Column("a", SqlType.INTEGER, true),
                            new Column("b", SqlType.INTEGER, true),
                            new Column("c", SqlType.TEXT, true)),
                    List.of()),
            new Table(
                    "s",
                    List.of(new Column("a", SqlType.INTEGER, true), new Column("b", SqlType.INTEGER, true)),
                    List.of())));

    private final Evaluator.Outcome outcome;

    private Evaluating(Evaluator.Outcome outcome) {
        this.outcome = outcome;
    }

    /** Rows are split at {@code |}, cells at blanks. */
    static Evaluating evaluating(String sql, String r, String s) {
        return evaluating(sql, r, s, Meaning.STRICT);
    }

    static Evaluating evaluating(String sql, String r, String s, Meaning meaning) {
        var relation = new Front(SCHEMA, ReadingProfile.STANDARD).translate(sql);
        Map<String, List<Row>> rows = new TreeMap<>();
        rows.put("r", rows(SCHEMA.tables().get(0), r));
        rows.put("s", rows(SCHEMA.tables().get(1), s));
        return new Evaluating(new Evaluator(meaning).evaluate(relation, new Database(SCHEMA, rows)));
    }

    private static List<Row> rows(Table table, String text) {
        return text.isBlank()
                ? List.of()
                : Stream.of(text.split("\\|"))
                        .map(row -> row(table, row.trim()))
                        .toList();
    }

    private static Row row(Table table, String text) {
        String[] cells = text.split(" ");
        return new Row(IntStream.range(0, cells.length)
                .mapToObj(i -> cells[i].equals("NULL")
                        ? Value.NULL
                        : table.columns().get(i).type().equals(SqlType.TEXT)
                                ? Value.of(cells[i])
                                : Value.of(Long.parseLong(cells[i])))
                .toList());
    }

    /** The rows, sorted as text. */
    String rows() {
        return text(true);
    }

    /** The rows in the answer's order. */
    String rowsInOrder() {
        return text(false);
    }

    private String text(boolean sorted) {
        return switch (outcome) {
            case Evaluator.Outcome.None(String reason) -> "none: " + reason;
            case Evaluator.Outcome.Rows(Answer answer) -> {
                Stream<String> rows = answer.rows().stream()
                        .map(row -> row.values().stream().map(Evaluating::text).collect(Collectors.joining(" ")));
                yield (sorted ? rows.sorted() : rows).collect(Collectors.joining(" | "));
            }
        };
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.BooleanValue(boolean truth) -> truth ? "T" : "F";
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.DoubleValue(double number) -> Double.toString(number);
            case Value.TextValue(String text) -> text;
            case Value.DateValue(var date) -> date.toString();
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var moment) -> moment.toString();
            case Value.OpaqueValue(String text) -> text;
        };
    }
}
