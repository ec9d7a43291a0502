package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Columns whose values are all found in another column, by SPIDER (Bauckmann, Leser, Naumann 2006): the sorted distinct values of
 * all columns are merged once; at each value the columns that have it stay candidates of one another, and no others.
 */
final class InclusionMiner {
    /** A column's sorted distinct values, and what is needed to report it; its rows are not kept. */
    record SortedColumn(
            String table, String column, MinedValue.Kind kind, List<Object> values, long support, boolean unique) {
        SortedColumn {
            values = List.copyOf(values);
        }

        /** Empty where values have no order or are not compared byte by byte. */
        static Optional<SortedColumn> of(TableData table, ColumnData column) {
            if (!column.byBytes()
                    || column.kind() == MinedValue.Kind.MIXED
                    || column.kind() == MinedValue.Kind.OTHER
                    || column.kind() == MinedValue.Kind.TRUTH
                    || column.distinct() == 0) {
                return Optional.empty();
            }
            List<Object> sorted = new ArrayList<>(column.values());
            sorted.sort(MinedValue::compare);
            long known = table.rows() - column.nulls();
            return Optional.of(new SortedColumn(
                    table.name(), column.name(), column.kind(), sorted, known, known == column.distinct()));
        }
    }

    private InclusionMiner() {}

    static List<TableConstraint> mine(List<SortedColumn> columns, MiningOptions options, Effort effort) {
        List<TableConstraint> found = new ArrayList<>();
        for (MinedValue.Kind kind : MinedValue.Kind.values()) {
            merge(columns.stream().filter(column -> column.kind() == kind).toList(), options, effort, found);
        }
        return found;
    }

    private static final class Cursor {
        private final int number;
        private final List<Object> values;
        private int at;

        Cursor(int number, List<Object> values) {
            this.number = number;
            this.values = values;
        }

        Object value() {
            return values.get(at);
        }

        boolean advance() {
            return ++at < values.size();
        }
    }

    private static void merge(
            List<SortedColumn> columns, MiningOptions options, Effort effort, List<TableConstraint> found) {
        List<BitSet> referred = new ArrayList<>();
        PriorityQueue<Cursor> cursors = new PriorityQueue<>(Comparator.comparing(Cursor::value, MinedValue::compare));
        for (int i = 0; i < columns.size(); i++) {
            BitSet all = new BitSet();
            all.set(0, columns.size());
            all.clear(i);
            referred.add(all);
            cursors.add(new Cursor(i, columns.get(i).values()));
        }
        List<Cursor> same = new ArrayList<>();
        while (!cursors.isEmpty()) {
            if (effort.stopped().getAsBoolean()) {
                return;
            }
            Object value = cursors.element().value();
            BitSet having = new BitSet();
            same.clear();
            while (!cursors.isEmpty() && MinedValue.compare(cursors.element().value(), value) == 0) {
                Cursor cursor = cursors.remove();
                having.set(cursor.number);
                same.add(cursor);
            }
            having.stream().forEach(column -> referred.get(column).and(having));
            for (Cursor cursor : same) {
                if (cursor.advance()) {
                    cursors.add(cursor);
                }
            }
        }
        for (int i = 0; i < columns.size(); i++) {
            report(columns, i, referred.get(i), options, found);
        }
    }

    private static void report(
            List<SortedColumn> columns, int from, BitSet referred, MiningOptions options, List<TableConstraint> found) {
        SortedColumn dependent = columns.get(from);
        if (dependent.support() < options.minSupport()) {
            return;
        }
        for (int to = referred.nextSetBit(0); to >= 0; to = referred.nextSetBit(to + 1)) {
            SortedColumn target = columns.get(to);
            if (target.unique() || options.allInclusions()) {
                found.add(TableConstraint.of(
                        dependent.table(),
                        new Constraint.InclusionDependency(
                                List.of(dependent.column()), target.table(), List.of(target.column())),
                        Evidence.mined(dependent.support(), 1)));
            }
        }
    }
}
