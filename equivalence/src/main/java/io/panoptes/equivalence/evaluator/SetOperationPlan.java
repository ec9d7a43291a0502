package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.SetKind;
import io.panoptes.equivalence.evaluator.value.RowIndex;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import java.util.Arrays;

/** UNION, INTERSECT and EXCEPT: counts each row on both sides, then gives it as often as the kind wants. */
final class SetOperationPlan implements RowPlan {
    private final SetKind kind;
    private final boolean all;
    private final RowPlan left;
    private final RowPlan right;
    private final RowIndex index;
    private final Tally tally;
    private final Rows out;
    private int[] lefts = new int[8];
    private int[] rights = new int[8];

    SetOperationPlan(SetKind kind, boolean all, RowPlan left, RowPlan right, int width, Tally tally) {
        this.kind = kind;
        this.all = all;
        this.left = left;
        this.right = right;
        this.index = new RowIndex(width);
        this.tally = tally;
        this.out = new Rows(width);
    }

    @Override
    public Rows run() {
        Rows leftRows = left.run();
        Rows rightRows = right.run();
        index.clear();
        lefts = zeros(lefts, leftRows.count() + rightRows.count());
        rights = zeros(rights, leftRows.count() + rightRows.count());
        count(leftRows, lefts);
        count(rightRows, rights);
        out.clear();
        for (int row = 0; row < index.count(); row++) {
            tally(lefts[row], rights[row]);
            int times = times(lefts[row], rights[row]);
            for (int i = 0; i < times; i++) {
                out.addCopy(index.rows(), row);
            }
        }
        return out;
    }

    private void count(Rows rows, int[] counts) {
        for (int row = 0; row < rows.count(); row++) {
            counts[index.add(rows.cells, row * rows.width())]++;
        }
    }

    private int times(int onLeft, int onRight) {
        int times = switch (kind) {
            case UNION -> onLeft + onRight;
            case INTERSECT -> Math.min(onLeft, onRight);
            case EXCEPT -> all ? onLeft - onRight : onRight > 0 ? 0 : onLeft;
        };
        return all ? Math.max(0, times) : Math.min(1, times);
    }

    private void tally(int onLeft, int onRight) {
        tally.leftAlone += onRight == 0 ? 1 : 0;
        tally.rightAlone += onLeft == 0 ? 1 : 0;
        tally.leftPartnered += onLeft > 0 && onRight > 0 ? 1 : 0;
        tally.leftManyPartners += onRight > 0 && onLeft > onRight ? 1 : 0;
        tally.duplicates += onLeft > 1 || onRight > 1 ? 1 : 0;
    }

    private static int[] zeros(int[] counts, int size) {
        if (counts.length < size) {
            return new int[size * 2];
        }
        Arrays.fill(counts, 0, size, 0);
        return counts;
    }
}
