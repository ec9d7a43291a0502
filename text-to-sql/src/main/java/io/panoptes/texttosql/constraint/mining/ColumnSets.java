package io.panoptes.texttosql.constraint.mining;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sets of columns, level by level: those of one more column whose subsets are all still there. */
final class ColumnSets {
    private ColumnSets() {}

    static List<BitSet> singles(int columns) {
        List<BitSet> sets = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            sets.add(single(i));
        }
        return sets;
    }

    static BitSet single(int column) {
        BitSet set = new BitSet();
        set.set(column);
        return set;
    }

    static BitSet without(BitSet set, int column) {
        BitSet less = (BitSet) set.clone();
        less.clear(column);
        return less;
    }

    /** Joins those that share all but their last column (the prefix blocks of TANE). */
    static List<BitSet> next(Collection<BitSet> level) {
        Set<BitSet> present = new HashSet<>(level);
        Map<BitSet, List<BitSet>> blocks = new HashMap<>();
        List<BitSet> prefixes = new ArrayList<>();
        for (BitSet set : level) {
            BitSet prefix = without(set, set.length() - 1);
            blocks.computeIfAbsent(prefix, key -> {
                        prefixes.add(key);
                        return new ArrayList<>();
                    })
                    .add(set);
        }
        List<BitSet> next = new ArrayList<>();
        for (BitSet prefix : prefixes) {
            List<BitSet> block = blocks.getOrDefault(prefix, List.of());
            for (int i = 0; i < block.size(); i++) {
                for (int j = i + 1; j < block.size(); j++) {
                    BitSet union = (BitSet) block.get(i).clone();
                    union.or(block.get(j));
                    if (union.stream().allMatch(column -> present.contains(without(union, column)))) {
                        next.add(union);
                    }
                }
            }
        }
        return next;
    }

    /** The number of sets of at most {@code most} columns. */
    static double count(int columns, int most) {
        double all = 0;
        double ofSize = 1;
        for (int size = 1; size <= Math.min(columns, most); size++) {
            ofSize = ofSize * (columns - size + 1) / size;
            all += ofSize;
        }
        return all;
    }
}
