package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.RowIndex;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import java.util.Arrays;
import java.util.List;

/** Groups: a block for each grouping set; an empty set has its one group even over no rows. */
final class AggregatePlan implements RowPlan {
    private final RowPlan input;
    private final RowCursor scope;
    private final CompiledScalar[] keys;
    private final boolean[][] groupingSets;
    private final List<CompiledAggregate> aggregates;
    private final Tally tally;
    private final RowIndex groups;
    private final long[] key;
    private final Rows out;
    private int[] groupOf = new int[8];
    private int[] sizes = new int[8];

    AggregatePlan(
            Relation.Aggregate aggregate,
            RowPlan input,
            RowCursor scope,
            CompiledScalar[] keys,
            List<CompiledAggregate> aggregates,
            Tally tally) {
        this.input = input;
        this.scope = scope;
        this.keys = keys;
        this.aggregates = aggregates;
        this.tally = tally;
        this.groupingSets = aggregate.groupingSets().stream()
                .map(set -> isIn(set, keys.length))
                .toArray(boolean[][]::new);
        this.groups = new RowIndex(keys.length);
        this.key = new long[keys.length];
        this.out = new Rows(keys.length + aggregates.size());
    }

    private static boolean[] isIn(List<Integer> set, int keys) {
        boolean[] in = new boolean[keys];
        set.forEach(position -> in[position] = true);
        return in;
    }

    @Override
    public Rows run() {
        Rows rows = input.run();
        groupOf = groupOf.length < rows.count() ? new int[rows.count() * 2] : groupOf;
        tally.emptyInput += rows.count() == 0 ? 1 : 0;
        out.clear();
        for (boolean[] set : groupingSets) {
            group(rows, set);
            tallyGroups(rows.count());
            for (int group = 0; group < groups.count(); group++) {
                emit(rows, set, group);
            }
        }
        return out;
    }

    private void group(Rows rows, boolean[] set) {
        groups.clear();
        boolean whole = true;
        for (boolean in : set) {
            whole &= !in;
        }
        if (whole) {
            Arrays.fill(key, Pool.NULL);
            groups.add(key, 0);
        }
        for (int row = 0; row < rows.count(); row++) {
            scope.moveTo(rows, row);
            for (int i = 0; i < keys.length; i++) {
                key[i] = set[i] ? keys[i].value() : Pool.NULL;
                tally.nullKeys += set[i] && key[i] == Pool.NULL ? 1 : 0;
            }
            groupOf[row] = groups.add(key, 0);
        }
    }

    private void tallyGroups(int rows) {
        sizes = sizes.length < groups.count() ? new int[groups.count() * 2] : sizes;
        Arrays.fill(sizes, 0, groups.count(), 0);
        for (int row = 0; row < rows; row++) {
            tally.largestGroup = Math.max(tally.largestGroup, ++sizes[groupOf[row]]);
        }
        tally.furtherGroups += Math.max(0, groups.count() - 1);
    }

    private void emit(Rows rows, boolean[] set, int group) {
        int at = out.grow();
        for (int i = 0; i < keys.length; i++) {
            out.cells[at + i] = groups.rows().get(group, i);
        }
        for (int i = 0; i < aggregates.size(); i++) {
            CompiledAggregate aggregate = aggregates.get(i);
            long result = aggregate.groupingKeys.isEmpty()
                    ? accumulate(aggregate, rows, group)
                    : grouping(aggregate.groupingKeys, set);
            out.cells[at + keys.length + i] = result;
        }
    }

    private long accumulate(CompiledAggregate aggregate, Rows rows, int group) {
        aggregate.reset();
        for (int row = 0; row < rows.count(); row++) {
            if (groupOf[row] == group) {
                scope.moveTo(rows, row);
                aggregate.take(tally);
            }
        }
        return aggregate.result();
    }

    /** A bit for each argument, the first one the highest: 1 where the key is not in the grouping set. */
    private static long grouping(List<Integer> arguments, boolean[] set) {
        long bits = 0;
        for (int position : arguments) {
            bits = bits * 2 + (set[position] ? 0 : 1);
        }
        return bits;
    }
}
