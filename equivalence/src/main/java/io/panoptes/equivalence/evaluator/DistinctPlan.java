package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.RowIndex;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;

/** Each row once. */
final class DistinctPlan implements RowPlan {
    private final RowPlan input;
    private final RowIndex seen;
    private final Tally tally;

    DistinctPlan(RowPlan input, int width, Tally tally) {
        this.input = input;
        this.seen = new RowIndex(width);
        this.tally = tally;
    }

    @Override
    public Rows run() {
        Rows rows = input.run();
        seen.clear();
        for (int row = 0; row < rows.count(); row++) {
            seen.add(rows.cells, row * rows.width());
        }
        tally.duplicates += rows.count() - seen.count();
        tally.furtherGroups += Math.max(0, seen.count() - 1);
        tally.emptyInput += rows.count() == 0 ? 1 : 0;
        return seen.rows();
    }
}
