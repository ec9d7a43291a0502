package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.JoinKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import java.util.Arrays;

/** A join by nested loops: the tables are small. */
final class JoinPlan implements RowPlan {
    private final JoinKind kind;
    private final boolean lateral;
    private final RowPlan left;
    private final RowPlan right;
    private final int leftWidth;
    private final int rightWidth;
    private final RowCursor leftRow;
    private final CompiledScalar condition;
    private final Tally tally;
    private final long[] pair;
    private final Rows out;
    private boolean[] rightPartnered = new boolean[8];

    JoinPlan(
            JoinKind kind,
            boolean lateral,
            RowPlan left,
            RowPlan right,
            int leftWidth,
            int rightWidth,
            RowCursor leftRow,
            RowCursor both,
            CompiledScalar condition,
            Tally tally) {
        this.kind = kind;
        this.lateral = lateral;
        this.left = left;
        this.right = right;
        this.leftWidth = leftWidth;
        this.rightWidth = rightWidth;
        this.leftRow = leftRow;
        this.condition = condition;
        this.tally = tally;
        this.pair = new long[leftWidth + rightWidth];
        this.out = new Rows(isHalf() ? leftWidth : leftWidth + rightWidth);
        both.cells = pair;
    }

    private boolean isHalf() {
        return kind == JoinKind.SEMI || kind == JoinKind.ANTI;
    }

    @Override
    public Rows run() {
        Rows lefts = left.run();
        Rows rights = lateral ? out : right.run();
        out.clear();
        if (!lateral) {
            rightPartnered = rightPartnered.length < rights.count() ? new boolean[rights.count() * 2] : rightPartnered;
            Arrays.fill(rightPartnered, 0, rights.count(), false);
        }
        tally.emptyInput += lefts.count() == 0 ? 1 : 0;
        for (int row = 0; row < lefts.count(); row++) {
            System.arraycopy(lefts.cells, row * leftWidth, pair, 0, leftWidth);
            if (lateral) {
                leftRow.moveTo(lefts, row);
                rights = right.run();
            }
            int partners = joinOne(rights);
            tally.leftAlone += partners == 0 ? 1 : 0;
            tally.leftPartnered += partners > 0 ? 1 : 0;
            tally.leftManyPartners += partners > 1 ? 1 : 0;
            finishLeft(partners);
        }
        if (!lateral) {
            finishRight(rights);
        }
        return out;
    }

    /** The left row stands in {@code pair}; gives how many partners it has. */
    private int joinOne(Rows rights) {
        int partners = 0;
        for (int row = 0; row < rights.count(); row++) {
            System.arraycopy(rights.cells, row * rightWidth, pair, leftWidth, rightWidth);
            long value = condition.value();
            tally.condition(value);
            if (value == Pool.TRUE) {
                partners++;
                if (!isHalf()) {
                    out.addCopy(pair, 0);
                }
                if (!lateral) {
                    rightPartnered[row] = true;
                }
            }
        }
        return partners;
    }

    private void finishLeft(int partners) {
        switch (kind) {
            case LEFT, FULL -> {
                if (partners == 0) {
                    Arrays.fill(pair, leftWidth, leftWidth + rightWidth, Pool.NULL);
                    out.addCopy(pair, 0);
                }
            }
            case SEMI -> {
                if (partners > 0) {
                    out.addCopy(pair, 0);
                }
            }
            case ANTI -> {
                if (partners == 0) {
                    out.addCopy(pair, 0);
                }
            }
            case INNER, RIGHT -> {}
        }
    }

    private void finishRight(Rows rights) {
        for (int row = 0; row < rights.count(); row++) {
            if (!rightPartnered[row]) {
                tally.rightAlone++;
                if (kind == JoinKind.RIGHT || kind == JoinKind.FULL) {
                    Arrays.fill(pair, 0, leftWidth, Pool.NULL);
                    System.arraycopy(rights.cells, row * rightWidth, pair, leftWidth, rightWidth);
                    out.addCopy(pair, 0);
                }
            }
        }
    }
}
