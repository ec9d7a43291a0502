package io.panoptes.equivalence.evaluator.value;

import java.util.Arrays;

/** Rows as codes, one after the other in one array that is kept for the next run. */
public final class Rows {
    private final int width;
    private int count;
    public long[] cells;

    public Rows(int width) {
        this.width = width;
        this.cells = new long[Math.max(8, width * 8)];
    }

    public int width() {
        return width;
    }

    public int count() {
        return count;
    }

    public void clear() {
        count = 0;
    }

    public long get(int row, int column) {
        return cells[row * width + column];
    }

    public void set(int row, int column, long code) {
        cells[row * width + column] = code;
    }

    /** A new row at the end; gives the place of its first cell, which must be filled. */
    public int grow() {
        int at = count * width;
        if (at + width > cells.length) {
            cells = Arrays.copyOf(cells, Math.max(cells.length * 2, at + width));
        }
        count++;
        return at;
    }

    /** A new row of NULLs at the end; gives its number. */
    public int add() {
        int at = grow();
        Arrays.fill(cells, at, at + width, Pool.NULL);
        return count - 1;
    }

    public void addCopy(long[] source, int from) {
        int at = grow();
        System.arraycopy(source, from, cells, at, width);
    }

    public void addCopy(Rows other, int row) {
        addCopy(other.cells, row * other.width);
    }

    public void copyFrom(Rows other) {
        count = 0;
        if (cells.length < other.count * width) {
            cells = new long[other.cells.length];
        }
        System.arraycopy(other.cells, 0, cells, 0, other.count * width);
        count = other.count;
    }

    /** The rows behind move up. */
    public void remove(int row) {
        System.arraycopy(cells, (row + 1) * width, cells, row * width, (count - row - 1) * width);
        count--;
    }

    public boolean sameRow(int row, Rows other, int otherRow) {
        int at = row * width;
        int otherAt = otherRow * width;
        for (int i = 0; i < width; i++) {
            if (cells[at + i] != other.cells[otherAt + i]) {
                return false;
            }
        }
        return true;
    }

    static long hash(long[] cells, int at, int width) {
        long hash = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < width; i++) {
            hash = (hash ^ cells[at + i]) * 0xBF58476D1CE4E5B9L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    /** The same for the same bag of rows, in whatever order. */
    public long bagHash() {
        long sum = count;
        for (int row = 0; row < count; row++) {
            long hash = hash(cells, row * width, width) * 0x94D049BB133111EBL;
            sum += hash ^ (hash >>> 31);
        }
        return sum;
    }
}
