package io.panoptes.equivalence.front;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
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
    /** As many as quotients of whole numbers, of amounts of money, and of quotients keep, and what a DBMS may keep within a query. */
    private static final List<Integer> DIGITS_WITHIN = List.of(DIGITS, 6, 8, 9);

    private static final List<Integer> MANY_DIGITS = List.of(4, 8, 12, 16, 20, 24);

    private RoundedQuotients() {}

    /** Whether a difference may be none for a DBMS that rounds quotients, in its answers or within a query. */
    public static boolean mayAgree(Problem problem, Counterexample found) {
        return mayAgree(found.left(), found.right(), problem.semantics())
                || DIGITS_WITHIN.stream().anyMatch(digits -> agree(problem, found, digits));
    }

    /** The same of a DBMS whose quotients have at least 16 digits in all, four or more behind the point: 1 / 3.0 * 3 is not 1. */
    public static boolean mayAgreeWithManyDigits(Problem problem, Counterexample found) {
        return MANY_DIGITS.stream().anyMatch(digits -> agree(problem, found, digits));
    }

    private static boolean agree(Problem problem, Counterexample found, int digits) {
        return new EvaluatorReview(Meaning.LENIENT.withQuotientDigits(digits))
                .objection(problem, found)
                .isPresent();
    }

    /** Whether two answers may be the same, for all that tells them apart is behind those digits. */
    static boolean mayAgree(Answer left, Answer right, Semantics semantics) {
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
