package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.ArrayList;
import java.util.List;

/** Pairs of columns of which one is at most the other in every row that has both: numbers with numbers, dates with dates. */
final class OrderingMiner {
    private OrderingMiner() {}

    static List<TableConstraint> mine(TableData table, MiningOptions options, Effort effort) {
        List<ColumnData> columns = table.columns().stream()
                .filter(column -> column.ordered() && column.byBytes() && column.distinct() > 1)
                .toList();
        List<TableConstraint> found = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            for (int j = i + 1; j < columns.size() && !effort.stopped().getAsBoolean(); j++) {
                if (columns.get(i).kind() == columns.get(j).kind()
                        && isOrder(columns.get(i).kind())) {
                    add(table, columns.get(i), columns.get(j), options, found);
                }
            }
        }
        return found;
    }

    private static boolean isOrder(MinedValue.Kind kind) {
        return switch (kind) {
            case NUMBER, TEXT, DATE, TIME, MOMENT -> true;
            case TRUTH, OTHER, MIXED -> false;
        };
    }

    private static void add(
            TableData table, ColumnData one, ColumnData other, MiningOptions options, List<TableConstraint> found) {
        long both = 0;
        long larger = 0;
        long smaller = 0;
        double most = (1 - options.minConfidence()) * table.rows();
        for (int row = 0; row < table.rows(); row++) {
            int left = one.codes()[row];
            int right = other.codes()[row];
            if (left != ColumnData.NULL && right != ColumnData.NULL) {
                both++;
                int order = MinedValue.compare(one.value(left), other.value(right));
                larger += order > 0 ? 1 : 0;
                smaller += order < 0 ? 1 : 0;
                if (larger > most && smaller > most) {
                    return;
                }
            }
        }
        if (both >= options.minSupport()) {
            report(table, one, other, both, larger, options, found);
            report(table, other, one, both, smaller, options, found);
        }
    }

    private static void report(
            TableData table,
            ColumnData smaller,
            ColumnData larger,
            long both,
            long violations,
            MiningOptions options,
            List<TableConstraint> found) {
        double confidence = 1 - (double) violations / both;
        if (confidence >= options.minConfidence()) {
            found.add(TableConstraint.of(
                    table.name(),
                    new Constraint.Ordering(smaller.name(), larger.name()),
                    Evidence.mined(both, confidence)));
        }
    }
}
