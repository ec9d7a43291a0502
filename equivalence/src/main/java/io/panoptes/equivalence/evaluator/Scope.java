package io.panoptes.equivalence.evaluator;

import org.jspecify.annotations.Nullable;

/** The row that expressions see at the moment, and the one around it. */
final class Scope {
    final @Nullable Scope around;
    long[] cells = new long[0];
    int at;

    Scope(@Nullable Scope around) {
        this.around = around;
    }

    void moveTo(Rows rows, int row) {
        cells = rows.cells;
        at = row * rows.width();
    }
}
