package io.panoptes.equivalence.front;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Answers of a DBMS that gives a quotient, or an average, no more than four digits that its dividend lacks. */
public final class RoundedQuotients {
    private static final int DIGITS = 4;

    private RoundedQuotients() {}

    /** Whether two answers may be the same, for all that tells them apart is behind those digits. */
    public static boolean mayAgree(Answer left, Answer right, Semantics semantics) {
        List<Row> one = left.rows().stream().map(RoundedQuotients::rounded).toList();
        List<Row> other = right.rows().stream().map(RoundedQuotients::rounded).toList();
        if (one.equals(left.rows()) && other.equals(right.rows())) {
            return false;
        }
        return switch (semantics) {
            case BAG -> counts(one).equals(counts(other));
            case SET -> new HashSet<>(one).equals(new HashSet<>(other));
            case LIST -> one.equals(other);
        };
    }

    private static Row rounded(Row row) {
        return new Row(row.values().stream().map(RoundedQuotients::rounded).toList());
    }

    private static Value rounded(Value value) {
        return value instanceof Value.DecimalValue(var number) && number.scale() > DIGITS
                ? Value.of(number.setScale(DIGITS, RoundingMode.HALF_UP).stripTrailingZeros())
                : value instanceof Value.DecimalValue(var exact) ? Value.of(exact.stripTrailingZeros()) : value;
    }

    private static Map<Row, Integer> counts(List<Row> rows) {
        Map<Row, Integer> counts = new HashMap<>();
        rows.forEach(row -> counts.merge(row, 1, Integer::sum));
        return counts;
    }
}
