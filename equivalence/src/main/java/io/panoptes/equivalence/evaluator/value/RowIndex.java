package io.panoptes.equivalence.evaluator.value;

import java.util.Arrays;

/** Different rows, numbered from 0 in the order in which they came. NULL equals NULL. Kept for the next run. */
public final class RowIndex {
    private final int width;
    private final Rows rows;
    private int[] slots = new int[16];

    public RowIndex(int width) {
        this.width = width;
        this.rows = new Rows(width);
        Arrays.fill(slots, -1);
    }

    public void clear() {
        if (rows.count() > 0) {
            rows.clear();
            Arrays.fill(slots, -1);
        }
    }

    public Rows rows() {
        return rows;
    }

    public int count() {
        return rows.count();
    }

    /** The number of the row, or -1. */
    int find(long[] cells, int at) {
        return slots[slot(cells, at)];
    }

    /** The number of the row, which is added where it is new. */
    public int add(long[] cells, int at) {
        int slot = slot(cells, at);
        if (slots[slot] >= 0) {
            return slots[slot];
        }
        int number = rows.count();
        rows.addCopy(cells, at);
        slots[slot] = number;
        if (rows.count() * 2 > slots.length) {
            enlarge();
        }
        return number;
    }

    private int slot(long[] cells, int at) {
        int mask = slots.length - 1;
        int slot = (int) Rows.hash(cells, at, width) & mask;
        while (slots[slot] >= 0 && !isRow(slots[slot], cells, at)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean isRow(int number, long[] cells, int at) {
        return Arrays.equals(rows.cells, number * width, (number + 1) * width, cells, at, at + width);
    }

    private void enlarge() {
        slots = new int[slots.length * 2];
        Arrays.fill(slots, -1);
        for (int row = 0; row < rows.count(); row++) {
            slots[slot(rows.cells, row * width)] = row;
        }
    }
}
