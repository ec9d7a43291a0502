package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** What of an answer counts when answers are compared: two answers are the same when their keys are equal. */
public final class AnswerKey {

    private AnswerKey() {}

    public static Object of(Answer answer, Semantics semantics) {
        List<Row> rows = answer.rows().stream().map(AnswerKey::plain).toList();
        return switch (semantics) {
            case LIST -> rows;
            case SET -> new HashSet<>(rows);
            case BAG -> {
                Map<Row, Integer> counts = new HashMap<>();
                rows.forEach(row -> counts.merge(row, 1, Integer::sum));
                yield counts;
            }
        };
    }

    private static Row plain(Row row) {
        return new Row(row.values().stream().map(AnswerKey::plain).toList());
    }

    /** 1 and 1.0 are the same. */
    private static Value plain(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> Value.of(new BigDecimal(number));
            case Value.DoubleValue(double number) -> Double.isFinite(number) ? Value.of(new BigDecimal(number)) : value;
            case Value other -> other;
        };
    }
}
