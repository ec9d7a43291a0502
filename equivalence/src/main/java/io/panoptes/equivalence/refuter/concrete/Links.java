package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What two queries do with the columns of the tables: which are compared with each other, and so should share values (they form a group),
 * which constants and patterns each is compared with, and how many rows a group may have to have.
 *
 * <p>A value comes from some sources: {@link #COUNT}, or 1 + the number of a column.
 */
final class Links {
    /** The source of a value that counts rows. */
    static final int COUNT = 0;

    /** Databases with this many rows are drawn; larger groups need a row that is repeated. */
    private static final int MOST_ROWS = 8;

    /** A row is repeated at most this often. */
    private static final int MOST_REPEATED = 2_000;

    /** A constant of fewer bits (up to 2,047) may be compared with a number of rows. */
    private static final int BITS_OF_COUNT = 12;

    /** The groups, as a union-find structure: a column whose parent is itself stands for its group. */
    private final int[] parent;

    private final List<Set<Value>> constants = new ArrayList<>();
    private final List<Set<String>> patterns = new ArrayList<>();
    private final BitSet readByCharacter;
    private final BitSet foldedInCase;
    private final Set<Integer> largeCounts = new TreeSet<>();
    private int rows;

    Links(int columns) {
        parent = new int[columns];
        readByCharacter = new BitSet(columns);
        foldedInCase = new BitSet(columns);
        for (int i = 0; i < columns; i++) {
            parent[i] = i;
            constants.add(new LinkedHashSet<>());
            patterns.add(new LinkedHashSet<>());
        }
    }

    /** The sources of a value that is a column. */
    static BitSet source(int column) {
        BitSet sources = new BitSet();
        sources.set(column + 1);
        return sources;
    }

    /** The column that stands for the group of this one. */
    int groupOf(int column) {
        int root = column;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    void join(int one, int other) {
        int from = groupOf(one);
        int to = groupOf(other);
        if (from != to) {
            parent[from] = to;
            constants.get(to).addAll(constants.get(from));
            patterns.get(to).addAll(patterns.get(from));
            readByCharacter.set(to, readByCharacter.get(to) || readByCharacter.get(from));
            foldedInCase.set(to, foldedInCase.get(to) || foldedInCase.get(from));
        }
    }

    /** Puts all columns among the sources into one group. */
    void joinAll(BitSet sources) {
        int first = sources.nextSetBit(COUNT + 1);
        for (int next = first; next >= 0; next = sources.nextSetBit(next + 1)) {
            join(first - 1, next - 1);
        }
    }

    /** A value of these sources is compared with the constant. */
    void addConstant(BitSet sources, Value value) {
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            constants.get(groupOf(next - 1)).add(value);
        }
        if (sources.get(COUNT)
                && value instanceof Value.IntegerValue(var number)
                && number.bitLength() < BITS_OF_COUNT) {
            wantRows(number.intValue() + 1);
        }
    }

    void addPattern(BitSet sources, String pattern) {
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            patterns.get(groupOf(next - 1)).add(pattern);
        }
    }

    /** A function reads single characters, or the length, of texts of these columns. */
    void readCharacters(BitSet sources) {
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            readByCharacter.set(groupOf(next - 1));
        }
    }

    /** UPPER or LOWER is applied to texts of these columns. */
    void foldCase(BitSet sources) {
        readCharacters(sources);
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            foldedInCase.set(groupOf(next - 1));
        }
    }

    /** Which forms of texts a column should hold, beyond those that it is compared with. */
    TextForms.Wanted wantedForms(int column) {
        int group = groupOf(column);
        return foldedInCase.get(group)
                ? TextForms.Wanted.CASES_TOO
                : readByCharacter.get(group) ? TextForms.Wanted.LENGTHS_AND_BLANKS : TextForms.Wanted.NONE;
    }

    /** The queries may differ where a group has this many rows. */
    void wantRows(long wanted) {
        rows = (int) Math.max(rows, Math.min(wanted, MOST_ROWS));
        if (wanted > MOST_ROWS && wanted <= MOST_REPEATED) {
            largeCounts.add((int) wanted);
        }
    }

    /** Wanted numbers of rows above {@link #MOST_ROWS}. */
    Set<Integer> largeCounts() {
        return largeCounts;
    }

    Set<Value> constantsOf(int column) {
        return constants.get(groupOf(column));
    }

    Set<String> patternsOf(int column) {
        return patterns.get(groupOf(column));
    }

    int wantedRows() {
        return rows;
    }
}
