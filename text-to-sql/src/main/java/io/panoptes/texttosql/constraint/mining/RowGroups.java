package io.panoptes.texttosql.constraint.mining;

import java.util.Arrays;

/**
 * The rows of a table in groups that agree on some columns, without groups of one row (a stripped partition).
 *
 * <p>Rows of group i are {@code rows[ends[i - 1]] .. rows[ends[i] - 1]}.
 */
final class RowGroups {
    private final int[] rows;
    private final int[] ends;

    private RowGroups(int[] rows, int[] ends) {
        this.rows = rows;
        this.ends = ends;
    }

    /** All rows in one group. */
    static RowGroups whole(int count) {
        int[] rows = new int[count < 2 ? 0 : count];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = i;
        }
        return new RowGroups(rows, rows.length == 0 ? new int[0] : new int[] {rows.length});
    }

    /** How many rows agree with another one. */
    int covered() {
        return rows.length;
    }

    /** How many rows there are beyond the first of each group: equal for X and X + A where X determines A. */
    int excess() {
        return rows.length - ends.length;
    }

    /** The groups, divided by the values of one more column. @param nullsDiffer whether a NULL agrees with none */
    RowGroups refine(ColumnData column, boolean nullsDiffer, Counts counts) {
        int[] codes = column.codes();
        int[] found = new int[rows.length];
        int[] foundEnds = new int[Math.max(1, rows.length / 2)];
        int groups = 0;
        int size = 0;
        int start = 0;
        for (int end : ends) {
            for (int i = start; i < end; i++) {
                counts.add(codes[rows[i]]);
            }
            size = counts.place(size, nullsDiffer);
            for (int i = start; i < end; i++) {
                int at = counts.next(codes[rows[i]]);
                if (at >= 0) {
                    found[at] = rows[i];
                }
            }
            groups = counts.endsTo(foundEnds, groups);
            counts.clear();
            start = end;
        }
        return new RowGroups(Arrays.copyOf(found, size), Arrays.copyOf(foundEnds, groups));
    }

    /** How many rows must go so that the groups agree on this column, too, NULL counting as a value. */
    int violations(ColumnData column, Counts counts) {
        int[] codes = column.codes();
        int violations = 0;
        int start = 0;
        for (int end : ends) {
            int most = 0;
            for (int i = start; i < end; i++) {
                most = Math.max(most, counts.add(codes[rows[i]]));
            }
            violations += end - start - most;
            counts.clear();
            start = end;
        }
        return violations;
    }

    /** How often each value occurs in a group, and where its rows go; used for one group after the other. */
    static final class Counts {
        private final int[] counts;
        private final int[] places;
        private final int[] touched;
        private int many;

        /** @param mostCodes more than the codes of any column, and than its rows */
        Counts(int mostCodes) {
            counts = new int[mostCodes];
            places = new int[mostCodes];
            touched = new int[mostCodes];
        }

        int add(int code) {
            if (counts[code] == 0) {
                touched[many++] = code;
            }
            return ++counts[code];
        }

        /** Gives each value of two rows or more a place from there on; how far they reach. */
        int place(int from, boolean nullsDiffer) {
            int at = from;
            for (int i = 0; i < many; i++) {
                int code = touched[i];
                boolean single = counts[code] < 2 || (nullsDiffer && code == ColumnData.NULL);
                places[code] = single ? -1 : at;
                at += single ? 0 : counts[code];
            }
            return at;
        }

        int next(int code) {
            return places[code] < 0 ? -1 : places[code]++;
        }

        int endsTo(int[] ends, int from) {
            int at = from;
            for (int i = 0; i < many; i++) {
                if (places[touched[i]] >= 0) {
                    ends[at++] = places[touched[i]];
                }
            }
            return at;
        }

        void clear() {
            for (int i = 0; i < many; i++) {
                counts[touched[i]] = 0;
            }
            many = 0;
        }
    }
}
