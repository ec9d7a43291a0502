package io.panoptes.dbms.trial;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether two answers of one DBMS are equal by value: 1 is 1.0 and TRUE, whatever the types of the columns; floating-point
 * numbers may differ in their last digits, exact ones may not.
 */
public final class AnswerMatch {
    private static final double LAST_DIGITS = 1e-9;

    /** From here on every double is a whole number, and its neighbours are not. */
    private static final double WHOLE = 1L << 53;

    /** With more rows than this to be matched in pairs two answers count as different. */
    private static final int MOST_IN_PAIRS = 1_000;

    private AnswerMatch() {}

    public static boolean equal(List<Row> left, List<Row> right, Semantics semantics) {
        return switch (semantics) {
            case LIST -> left.size() == right.size() && inOrder(left, right);
            case BAG -> left.size() == right.size() && asBags(left, right);
            case SET -> covers(left, right) && covers(right, left);
        };
    }

    /** How many different rows there are, by their values. */
    static long distinct(List<Row> rows) {
        return rows.stream().map(AnswerMatch::key).distinct().count();
    }

    private static boolean inOrder(List<Row> left, List<Row> right) {
        for (int i = 0; i < left.size(); i++) {
            if (!equal(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** What is equal to the letter goes first; what is left is matched in pairs. */
    private static boolean asBags(List<Row> left, List<Row> right) {
        Map<List<Object>, Integer> counts = new HashMap<>();
        right.forEach(row -> counts.merge(key(row), 1, Integer::sum));
        List<Row> unmatched = new ArrayList<>();
        for (Row row : left) {
            if (counts.merge(key(row), -1, Integer::sum) < 0) {
                unmatched.add(row);
            }
        }
        if (unmatched.isEmpty()) {
            return true;
        }
        List<Row> others = new ArrayList<>();
        for (Row row : right) {
            List<Object> key = key(row);
            if (counts.getOrDefault(key, 0) > 0) {
                counts.merge(key, -1, Integer::sum);
                others.add(row);
            }
        }
        return unmatched.size() <= MOST_IN_PAIRS && inPairs(unmatched, others);
    }

    private static boolean inPairs(List<Row> left, List<Row> right) {
        List<Row> open = new ArrayList<>(right);
        for (Row row : left) {
            int partner = 0;
            while (partner < open.size() && !equal(row, open.get(partner))) {
                partner++;
            }
            if (partner == open.size()) {
                return false;
            }
            open.remove(partner);
        }
        return true;
    }

    private static boolean covers(List<Row> rows, List<Row> others) {
        Map<List<Object>, Row> known = new LinkedHashMap<>();
        rows.forEach(row -> known.putIfAbsent(key(row), row));
        for (Row other : others) {
            if (!known.containsKey(key(other)) && known.values().stream().noneMatch(row -> equal(row, other))) {
                return false;
            }
        }
        return true;
    }

    private static boolean equal(Row left, Row right) {
        if (left.values().size() != right.values().size()) {
            return false;
        }
        for (int i = 0; i < left.values().size(); i++) {
            if (!equal(left.values().get(i), right.values().get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean equal(Value left, Value right) {
        Object one = plain(left);
        Object other = plain(right);
        if (one instanceof Double || other instanceof Double) {
            return one instanceof Number a
                    && other instanceof Number b
                    && nearly(a.doubleValue(), b.doubleValue())
                    && (one instanceof Double && other instanceof Double || exactlyIfLarge(a, b));
        }
        return one.equals(other);
    }

    private static boolean nearly(double one, double other) {
        if (Double.isNaN(one) || Double.isNaN(other) || Double.isInfinite(one) || Double.isInfinite(other)) {
            return Double.compare(one, other) == 0;
        }
        double distance = Math.abs(one - other);
        return distance <= LAST_DIGITS * Math.max(1, Math.max(Math.abs(one), Math.abs(other)));
    }

    /** A whole number beside a double that can't hold all of its digits. */
    private static boolean exactlyIfLarge(Number one, Number other) {
        return Math.abs(one.doubleValue()) < WHOLE || exact(one).compareTo(exact(other)) == 0;
    }

    private static BigDecimal exact(Number number) {
        return number instanceof BigDecimal decimal ? decimal : new BigDecimal(number.doubleValue());
    }

    private static List<Object> key(Row row) {
        return row.values().stream().map(AnswerMatch::plain).toList();
    }

    /** Equal objects for equal values, but for the last digits of a double. */
    private static Object plain(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> Value.NULL;
            case Value.BooleanValue(boolean flag) -> flag ? BigDecimal.ONE : BigDecimal.ZERO;
            case Value.IntegerValue(var number) -> stripped(new BigDecimal(number));
            case Value.DecimalValue(var number) -> stripped(number);
            case Value.DoubleValue(double number) -> number == 0 ? 0.0 : number;
            case Value.TextValue(String text) -> text;
            case Value.DateValue(var date) -> date.atStartOfDay();
            case Value.TimeValue(var time) -> time;
            case Value.TimestampValue(var time) -> time;
            case Value.OpaqueValue opaque -> opaque;
        };
    }

    private static BigDecimal stripped(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }
}
