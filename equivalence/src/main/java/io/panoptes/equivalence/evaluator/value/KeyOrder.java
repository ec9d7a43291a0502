package io.panoptes.equivalence.evaluator.value;

import io.panoptes.equivalence.algebra.Relation.SortKey;
import java.util.List;

/** The order of sort keys, which stand side by side in rows of computed keys, from column {@code from} on. */
public final class KeyOrder {
    private final ComparisonKind[] kinds;
    private final boolean[] descending;
    private final boolean[] nullsFirst;
    private final int from;
    private final Pool pool;

    public KeyOrder(List<SortKey> keys, int from, Pool pool) {
        int count = keys.size();
        this.kinds = new ComparisonKind[count];
        this.descending = new boolean[count];
        this.nullsFirst = new boolean[count];
        this.from = from;
        this.pool = pool;
        for (int i = 0; i < count; i++) {
            kinds[i] = ComparisonKind.of(keys.get(i).expression().type());
            descending[i] = keys.get(i).descending();
            nullsFirst[i] = keys.get(i).nullsFirst();
        }
    }

    public int compare(Rows keys, int one, int other) {
        for (int i = 0; i < kinds.length; i++) {
            int order = compare(i, keys.get(one, from + i), keys.get(other, from + i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private int compare(int key, long one, long other) {
        if (one == other) {
            return 0;
        }
        if (one == Pool.NULL || other == Pool.NULL) {
            return (one == Pool.NULL) == nullsFirst[key] ? -1 : 1;
        }
        int order = kinds[key].compare(pool, one, other);
        return descending[key] ? -order : order;
    }

    /** Stable; of the first {@code count} entries of {@code order}. */
    public void sort(Rows keys, int[] order, int start, int end) {
        for (int i = start + 1; i < end; i++) {
            int row = order[i];
            int at = i;
            while (at > start && compare(keys, order[at - 1], row) > 0) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = row;
        }
    }
}
