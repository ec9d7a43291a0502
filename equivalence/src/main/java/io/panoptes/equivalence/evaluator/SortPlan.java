package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.KeyOrder;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;

/**
 * ORDER BY, OFFSET and LIMIT.
 *
 * <p>A cut between two rows that tie but differ has no one answer: another order of the two is as right.
 */
final class SortPlan implements RowPlan {
    private final Relation.Sort sort;
    private final RowPlan input;
    private final RowCursor scope;
    private final CompiledScalar[] expressions;
    private final KeyOrder order;
    private final Tally tally;
    private final Rows keys;
    private final Rows out;
    private int[] rowOrder = new int[8];
    private boolean total;

    SortPlan(
            Relation.Sort sort,
            RowPlan input,
            RowCursor scope,
            CompiledScalar[] expressions,
            KeyOrder order,
            Tally tally) {
        this.sort = sort;
        this.input = input;
        this.scope = scope;
        this.expressions = expressions;
        this.order = order;
        this.tally = tally;
        this.keys = new Rows(expressions.length);
        this.out = new Rows(sort.types().size());
    }

    /** Whether the last run's order left no choice between different rows. */
    boolean isTotal() {
        return total;
    }

    @Override
    public Rows run() {
        Rows rows = input.run();
        int count = rows.count();
        rowOrder = rowOrder.length < count ? new int[count * 2] : rowOrder;
        keys.clear();
        for (int row = 0; row < count; row++) {
            scope.moveTo(rows, row);
            rowOrder[row] = row;
            int at = keys.grow();
            for (int i = 0; i < expressions.length; i++) {
                keys.cells[at + i] = expressions[i].value();
            }
        }
        order.sort(keys, rowOrder, 0, count);
        int start = (int) Math.min(sort.offset(), count);
        int end = (int) Math.min(sort.end().orElse(count), count);
        tally(count, start, end);
        if (start < end) {
            checkCut(rows, start, count);
            checkCut(rows, end, count);
        }
        total = isTotal(rows, start, end);
        out.clear();
        for (int i = start; i < end; i++) {
            out.addCopy(rows, rowOrder[i]);
        }
        return out;
    }

    /** Between the rows {@code cut - 1} and {@code cut} of the order. */
    private void checkCut(Rows rows, int cut, int count) {
        if (cut == 0 || cut == count || order.compare(keys, rowOrder[cut - 1], rowOrder[cut]) != 0) {
            return;
        }
        for (int i = cut; i < count && order.compare(keys, rowOrder[cut], rowOrder[i]) == 0; i++) {
            checkSame(rows, cut, i);
        }
        for (int i = cut - 1; i >= 0 && order.compare(keys, rowOrder[cut], rowOrder[i]) == 0; i--) {
            checkSame(rows, cut, i);
        }
    }

    private void checkSame(Rows rows, int one, int other) {
        if (!rows.sameRow(rowOrder[one], rows, rowOrder[other])) {
            throw NoAnswer.OPEN_ORDER;
        }
    }

    private boolean isTotal(Rows rows, int start, int end) {
        for (int i = start + 1; i < end; i++) {
            if (order.compare(keys, rowOrder[i - 1], rowOrder[i]) == 0
                    && !rows.sameRow(rowOrder[i - 1], rows, rowOrder[i])) {
                return false;
            }
        }
        return true;
    }

    private void tally(int count, int start, int end) {
        tally.emptyInput += count == 0 ? 1 : 0;
        tally.cutRows += count - (end - start);
        tally.uncutRuns += count > 0 && end - start == count ? 1 : 0;
        for (int i = 1; i < count; i++) {
            tally.ties += order.compare(keys, rowOrder[i - 1], rowOrder[i]) == 0 ? 1 : 0;
        }
    }
}
