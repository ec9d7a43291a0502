package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.TableConstraint;
import io.panoptes.texttosql.constraint.TypedValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What the values of one column say: NOT NULL, ranges and categories. */
final class ColumnMiner {
    private ColumnMiner() {}

    static List<TableConstraint> mine(TableData table, MiningOptions options) {
        List<TableConstraint> found = new ArrayList<>();
        for (ColumnData column : table.columns()) {
            long known = table.rows() - column.nulls();
            notNull(table, column, known, options).ifPresent(found::add);
            if (known >= options.minSupport() && column.byBytes()) {
                range(column).ifPresent(range -> found.add(of(table, range, known)));
                categories(column, known, options).ifPresent(list -> found.add(of(table, list, known)));
            }
        }
        return found;
    }

    private static TableConstraint of(TableData table, Constraint constraint, long support) {
        return TableConstraint.of(table.name(), constraint, Evidence.mined(support, 1));
    }

    private static Optional<TableConstraint> notNull(
            TableData table, ColumnData column, long known, MiningOptions options) {
        double confidence = table.rows() == 0 ? 0 : (double) known / table.rows();
        return table.rows() >= options.minSupport() && confidence >= options.minConfidence()
                ? Optional.of(
                        TableConstraint.notNull(table.name(), column.name(), Evidence.mined(table.rows(), confidence)))
                : Optional.empty();
    }

    /** Of numbers, dates and times with two values at least; texts that are dates have a range of texts. */
    private static Optional<Constraint> range(ColumnData column) {
        if (!column.ordered() || isTruth(column) || column.distinct() < 2) {
            return Optional.empty();
        }
        SqlType type = column.column().type();
        Optional<Value> low =
                TypedValue.as(MinedValue.value(Collections.min(column.values(), MinedValue::compare)), type);
        Optional<Value> high =
                TypedValue.as(MinedValue.value(Collections.max(column.values(), MinedValue::compare)), type);
        return low.isEmpty() || high.isEmpty()
                ? Optional.empty()
                : Optional.of(new Constraint.Range(column.name(), low, high));
    }

    /** Few values, one of them in several rows. */
    private static Optional<Constraint> categories(ColumnData column, long known, MiningOptions options) {
        if (column.distinct() > options.mostCategories()
                || column.distinct() >= known
                || isTruth(column)
                || !isList(column.kind())) {
            return Optional.empty();
        }
        List<Object> sorted = new ArrayList<>(column.values());
        sorted.sort(MinedValue::compare);
        List<Value> values = new ArrayList<>();
        for (Object value : sorted) {
            Optional<Value> own =
                    TypedValue.as(MinedValue.value(value), column.column().type());
            if (own.isEmpty()) {
                return Optional.empty();
            }
            values.add(own.get());
        }
        return Optional.of(new Constraint.Categorical(column.name(), values));
    }

    /** In SQLite Booleans are numbers. */
    private static boolean isTruth(ColumnData column) {
        return column.kind() == MinedValue.Kind.TRUTH || column.column().type() instanceof SqlType.BooleanType;
    }

    private static boolean isList(MinedValue.Kind kind) {
        return switch (kind) {
            case NUMBER, TEXT, DATE, TIME, MOMENT -> true;
            case TRUTH, OTHER, MIXED -> false;
        };
    }
}
