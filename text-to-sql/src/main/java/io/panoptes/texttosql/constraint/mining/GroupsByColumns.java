package io.panoptes.texttosql.constraint.mining;

import io.panoptes.texttosql.constraint.mining.RowGroups.Counts;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The partitions of a table by sets of columns. Some are kept; others are computed again when they are asked for. */
final class GroupsByColumns {
    /** 160 MB of row numbers. */
    private static final long MOST_KEPT = 40_000_000;

    private final List<ColumnData> columns;
    private final boolean nullsDiffer;
    private final RowGroups whole;
    private final Counts counts;
    private final Map<BitSet, RowGroups> kept = new HashMap<>();
    private long size;

    GroupsByColumns(TableData table, List<ColumnData> columns, boolean nullsDiffer) {
        this.columns = columns;
        this.nullsDiffer = nullsDiffer;
        this.whole = RowGroups.whole(table.rows());
        this.counts = new Counts(Math.max(
                        table.rows(),
                        columns.stream().mapToInt(ColumnData::distinct).max().orElse(0))
                + 1);
    }

    RowGroups of(BitSet set) {
        RowGroups known = kept.get(set);
        if (known != null) {
            return known;
        }
        int last = set.length() - 1;
        if (last < 0) {
            return whole;
        }
        BitSet rest = (BitSet) set.clone();
        rest.clear(last);
        RowGroups made = of(rest).refine(columns.get(last), nullsDiffer, counts);
        if (size + made.covered() <= MOST_KEPT) {
            size += made.covered();
            kept.put((BitSet) set.clone(), made);
        }
        return made;
    }

    int violations(BitSet determinants, int dependent) {
        return of(determinants).violations(columns.get(dependent), counts);
    }
}
