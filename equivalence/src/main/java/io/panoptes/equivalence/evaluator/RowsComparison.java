package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.RowIndex;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.sql.oracle.Semantics;

/** Whether two queries gave the same answer. Keeps its buffers: not for several threads at once. */
public final class RowsComparison {
    private final Semantics semantics;
    private final CompiledQuery left;
    private final CompiledQuery right;
    private final RowIndex leftSet;
    private final RowIndex rightSet;

    public RowsComparison(Semantics semantics, CompiledQuery left, CompiledQuery right) {
        this.semantics = semantics;
        this.left = left;
        this.right = right;
        this.leftSet = new RowIndex(left.relation().types().size());
        this.rightSet = new RowIndex(right.relation().types().size());
    }

    /**
     * Compares what the last runs gave. Answers of different width differ as soon as one has a row. As LIST, the order
     * counts where both queries have one and leave no choice in it.
     */
    public boolean differ(Rows leftRows, Rows rightRows) {
        if (leftRows.width() != rightRows.width()) {
            return leftRows.count() + rightRows.count() > 0;
        }
        return switch (semantics) {
            case SET ->
                set(leftSet, leftRows).bagHash() != set(rightSet, rightRows).bagHash();
            case BAG -> leftRows.bagHash() != rightRows.bagHash();
            case LIST -> leftRows.bagHash() != rightRows.bagHash() || orderDiffers(leftRows, rightRows);
        };
    }

    private static Rows set(RowIndex index, Rows rows) {
        index.clear();
        for (int row = 0; row < rows.count(); row++) {
            index.add(rows.cells, row * rows.width());
        }
        return index.rows();
    }

    private boolean orderDiffers(Rows leftRows, Rows rightRows) {
        if (!left.isOrderTotal() || !right.isOrderTotal()) {
            return false;
        }
        for (int row = 0; row < leftRows.count(); row++) {
            if (!leftRows.sameRow(row, rightRows, row)) {
                return true;
            }
        }
        return false;
    }
}
