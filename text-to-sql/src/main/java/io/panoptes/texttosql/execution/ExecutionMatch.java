package io.panoptes.texttosql.execution;

import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Execution accuracy as the scripts of the benchmarks compute it. Values are compared as Python compares what SQLite's driver
 * gives: 1 is 1.0, NULL is NULL, and numbers in floating point are equal to the last digit or not at all.
 */
public enum ExecutionMatch {
    /** {@code set(predicted) == set(gold)}. */
    BIRD {
        @Override
        public boolean equal(List<Row> gold, List<Row> predicted, String goldText) {
            return new HashSet<>(keys(gold)).equals(new HashSet<>(keys(predicted)));
        }
    },
    /**
     * The same rows equally often, in the same order where the gold query has {@code ORDER BY}, with the columns in any order. Two answers
     * without rows are equal, whatever their columns.
     */
    SPIDER {
        @Override
        public boolean equal(List<Row> gold, List<Row> predicted, String goldText) {
            if (gold.isEmpty() && predicted.isEmpty()) {
                return true;
            }
            if (gold.size() != predicted.size()
                    || gold.getFirst().values().size()
                            != predicted.getFirst().values().size()) {
                return false;
            }
            boolean ordered = goldText.toLowerCase(Locale.ROOT).contains("order by");
            return new ColumnOrders(keys(gold), keys(predicted), ordered).agree();
        }
    };

    /** @param goldText the gold query */
    public abstract boolean equal(List<Row> gold, List<Row> predicted, String goldText);

    static List<List<Object>> keys(List<Row> rows) {
        return rows.stream()
                .map(row -> row.values().stream().map(ExecutionMatch::key).toList())
                .toList();
    }

    private static Object key(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> Value.NULL;
            case Value.BooleanValue(boolean flag) -> flag ? BigDecimal.ONE : BigDecimal.ZERO;
            case Value.IntegerValue(var number) -> plain(new BigDecimal(number));
            case Value.DecimalValue(var number) -> plain(number);
            case Value.DoubleValue(double number) ->
                Double.isFinite(number) ? plain(new BigDecimal(number)) : (Object) number;
            case Value.TextValue(String text) -> text;
            case Value.DateValue(var date) -> date;
            case Value.TimeValue(var time) -> time;
            case Value.TimestampValue(var moment) -> moment;
            case Value.OpaqueValue opaque -> opaque;
        };
    }

    private static BigDecimal plain(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    /** Searches for an order of the predicted columns in which the rows are those of the gold query. */
    private static final class ColumnOrders {
        /** This many orders are compared at most; a match that only a later one shows is missed. */
        private static final int MOST_ORDERS = 5_000;

        private final List<List<Object>> gold;
        private final List<List<Object>> predicted;
        private final boolean ordered;
        private final int width;
        private int tried;

        ColumnOrders(List<List<Object>> gold, List<List<Object>> predicted, boolean ordered) {
            this.gold = gold;
            this.predicted = predicted;
            this.ordered = ordered;
            this.width = gold.getFirst().size();
        }

        boolean agree() {
            int[] order = new int[width];
            Arrays.fill(order, -1);
            return agree(order, 0);
        }

        private boolean agree(int[] order, int column) {
            if (column == width) {
                tried++;
                return sameRows(order);
            }
            for (int candidate = 0; candidate < width && tried < MOST_ORDERS; candidate++) {
                if (!isTaken(order, column, candidate) && sameValues(column, candidate)) {
                    order[column] = candidate;
                    if (agree(order, column + 1)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private static boolean isTaken(int[] order, int until, int candidate) {
            return Arrays.stream(order, 0, until).anyMatch(column -> column == candidate);
        }

        private boolean sameValues(int column, int candidate) {
            if (ordered) {
                for (int row = 0; row < gold.size(); row++) {
                    if (!Objects.equals(
                            gold.get(row).get(column), predicted.get(row).get(candidate))) {
                        return false;
                    }
                }
                return true;
            }
            return counted(gold.stream().map(row -> row.get(column)).toList())
                    .equals(counted(
                            predicted.stream().map(row -> row.get(candidate)).toList()));
        }

        private boolean sameRows(int[] order) {
            List<List<Object>> turned = new ArrayList<>();
            for (List<Object> row : predicted) {
                turned.add(Arrays.stream(order).mapToObj(row::get).toList());
            }
            return ordered ? gold.equals(turned) : counted(gold).equals(counted(turned));
        }

        private static <T> Map<T, Integer> counted(List<T> values) {
            Map<T, Integer> counts = new HashMap<>();
            values.forEach(value -> counts.merge(value, 1, Integer::sum));
            return counts;
        }
    }
}
