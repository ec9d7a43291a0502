package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import java.util.List;

/** The input's columns, then those of the window functions. */
final class WindowPlan implements RowPlan {
    private final RowPlan input;
    private final int inputWidth;
    private final RowCursor scope;
    private final List<WindowColumn> columns;
    private final Tally tally;
    private final Rows out;

    WindowPlan(RowPlan input, int inputWidth, RowCursor scope, List<WindowColumn> columns, Tally tally) {
        this.input = input;
        this.inputWidth = inputWidth;
        this.scope = scope;
        this.columns = columns;
        this.tally = tally;
        this.out = new Rows(inputWidth + columns.size());
    }

    @Override
    public Rows run() {
        Rows rows = input.run();
        out.clear();
        tally.emptyInput += rows.count() == 0 ? 1 : 0;
        for (int row = 0; row < rows.count(); row++) {
            int at = out.grow();
            System.arraycopy(rows.cells, row * inputWidth, out.cells, at, inputWidth);
        }
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).fill(rows, scope, out, inputWidth + i, tally);
        }
        return out;
    }
}
