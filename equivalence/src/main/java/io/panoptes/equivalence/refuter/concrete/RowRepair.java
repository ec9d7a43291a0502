package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import java.util.Comparator;

/** Makes a row keep a constraint with values that are there already. */
sealed interface RowRepair {

    /** Whether the row was changed. */
    boolean repair(Rows rows, int row);

    /** {@code a -> b}: b of the first row before it that has the same a. */
    record TakeDependent(int[] determinants, int dependent) implements RowRepair {
        @Override
        public boolean repair(Rows rows, int row) {
            for (int other = 0; other < row; other++) {
                if (agree(rows, other, row)) {
                    long value = rows.get(other, dependent);
                    boolean differs = rows.get(row, dependent) != value;
                    rows.set(row, dependent, value);
                    return differs;
                }
            }
            return false;
        }

        private boolean agree(Rows rows, int one, int other) {
            for (int column : determinants) {
                if (rows.get(one, column) != rows.get(other, column)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** {@code a <= b}: the two values, exchanged. */
    record Swap(int smaller, int larger, Comparator<Long> order) implements RowRepair {
        @Override
        public boolean repair(Rows rows, int row) {
            long low = rows.get(row, smaller);
            long high = rows.get(row, larger);
            if (low == Pool.NULL || high == Pool.NULL || order.compare(low, high) <= 0) {
                return false;
            }
            rows.set(row, smaller, high);
            rows.set(row, larger, low);
            return true;
        }
    }
}
