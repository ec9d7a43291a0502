package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the queries say of the base columns: which are compared with each other (they should share values), which constants
 * each is compared with, and how many rows a group may have to have.
 */
final class Links {
    /** Beside the base columns, a value may come from a count of rows. */
    static final int COUNT = 0;

    private static final int MOST_ROWS = 8;
    private static final int MOST_REPEATED = 2_000;

    private final int[] parent;
    private final List<Set<Value>> constants = new ArrayList<>();
    private final List<Set<String>> patterns = new ArrayList<>();
    private final BitSet lookedInto;
    private final BitSet changedInCase;
    private final Set<Integer> largeCounts = new TreeSet<>();
    private int rows;

    Links(int columns) {
        parent = new int[columns];
        lookedInto = new BitSet(columns);
        changedInCase = new BitSet(columns);
        for (int i = 0; i < columns; i++) {
            parent[i] = i;
            constants.add(new LinkedHashSet<>());
            patterns.add(new LinkedHashSet<>());
        }
    }

    /** Sources are {@link #COUNT}, or one more than the number of a base column. */
    static BitSet source(int column) {
        BitSet sources = new BitSet();
        sources.set(column + 1);
        return sources;
    }

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
            lookedInto.set(to, lookedInto.get(to) || lookedInto.get(from));
            changedInCase.set(to, changedInCase.get(to) || changedInCase.get(from));
        }
    }

    void joinAll(BitSet sources) {
        int first = sources.nextSetBit(COUNT + 1);
        for (int next = first; next >= 0; next = sources.nextSetBit(next + 1)) {
            join(first - 1, next - 1);
        }
    }

    void addConstant(BitSet sources, Value value) {
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            constants.get(groupOf(next - 1)).add(value);
        }
        if (sources.get(COUNT) && value instanceof Value.IntegerValue(var number) && number.bitLength() < 12) {
            wantRows(number.intValue() + 1);
        }
    }

    void addPattern(BitSet sources, String pattern) {
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            patterns.get(groupOf(next - 1)).add(pattern);
        }
    }

    /** A function looks at the characters of a text of these columns. */
    void lookInto(BitSet sources) {
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            lookedInto.set(groupOf(next - 1));
        }
    }

    /** A function makes one of the two cases of letters of the other. */
    void changeCase(BitSet sources) {
        lookInto(sources);
        for (int next = sources.nextSetBit(COUNT + 1); next >= 0; next = sources.nextSetBit(next + 1)) {
            changedInCase.set(groupOf(next - 1));
        }
    }

    /** What is asked of a column's texts besides whether they are equal or less. */
    TextForms.Wanted wantedForms(int column) {
        int group = groupOf(column);
        return changedInCase.get(group)
                ? TextForms.Wanted.CASES_TOO
                : lookedInto.get(group) ? TextForms.Wanted.LENGTHS_AND_BLANKS : TextForms.Wanted.NONE;
    }

    /** A group of N rows would matter. */
    void wantRows(long wanted) {
        rows = (int) Math.max(rows, Math.min(wanted, MOST_ROWS));
        if (wanted > MOST_ROWS && wanted <= MOST_REPEATED) {
            largeCounts.add((int) wanted);
        }
    }

    /** Numbers of rows that would matter, and that are too large to come up by chance. */
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
