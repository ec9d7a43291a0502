package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.Rows;
import org.jspecify.annotations.Nullable;

/** The row that expressions see at the moment, and the one around it. */
final class RowCursor {
    final @Nullable RowCursor around;
    long[] cells = new long[0];
    int at;

    RowCursor(@Nullable RowCursor around) {
        this.around = around;
    }

    void moveTo(Rows rows, int row) {
        cells = rows.cells;
        at = row * rows.width();
    }
}
