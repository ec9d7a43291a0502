package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Constraint.FunctionalDependency;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Minimal functional dependencies by TANE (Huhtala, Kärkkäinen, Porkka, Toivonen 1999): sets of columns level by level, with
 * stripped partitions, pruned by the columns that may still depend on a set.
 *
 * <p>Not reported are dependencies that say nothing (determinants that no two rows share, dependents with one value only), and
 * those whose support is below the threshold.
 */
final class DependencyMiner {
    private final TableData table;
    private final List<ColumnData> columns;
    private final MiningOptions options;
    private final Effort effort;
    private final GroupsByColumns partitions;
    private final List<TableConstraint> found = new ArrayList<>();

    private DependencyMiner(TableData table, List<ColumnData> columns, MiningOptions options, Effort effort) {
        this.table = table;
        this.columns = columns;
        this.options = options;
        this.effort = effort;
        this.partitions = new GroupsByColumns(table, columns, false);
    }

    /** @param mostDeterminants may be less than the options want, see {@link Effort} */
    static List<TableConstraint> mine(TableData table, MiningOptions options, int mostDeterminants, Effort effort) {
        List<ColumnData> columns =
                table.columns().stream().filter(ColumnData::byBytes).toList();
        DependencyMiner miner = new DependencyMiner(table, columns, options, effort);
        miner.search(mostDeterminants);
        return List.copyOf(miner.found);
    }

    private void search(int mostDeterminants) {
        BitSet all = new BitSet();
        all.set(0, columns.size());
        Map<BitSet, BitSet> candidates = new HashMap<>(Map.of(new BitSet(), all));
        List<BitSet> level = ColumnSets.singles(columns.size());
        for (int size = 1; size <= mostDeterminants + 1 && !level.isEmpty(); size++) {
            Map<BitSet, BitSet> now = new HashMap<>();
            for (BitSet set : level) {
                if (effort.stopped().getAsBoolean()) {
                    return;
                }
                now.put(set, dependents(set, all, candidates));
            }
            level = level.stream()
                    .filter(set -> !now.getOrDefault(set, new BitSet()).isEmpty() && !isKey(set))
                    .toList();
            candidates = now;
            level = ColumnSets.next(level);
        }
    }

    /** Finds what the set less one of its columns determines; the columns that may still depend on supersets. */
    private BitSet dependents(BitSet set, BitSet all, Map<BitSet, BitSet> candidates) {
        BitSet may = (BitSet) all.clone();
        set.stream().forEach(column -> may.and(candidates.getOrDefault(ColumnSets.without(set, column), new BitSet())));
        BitSet tried = (BitSet) set.clone();
        tried.and(may);
        for (int dependent = tried.nextSetBit(0); dependent >= 0; dependent = tried.nextSetBit(dependent + 1)) {
            BitSet determinants = ColumnSets.without(set, dependent);
            boolean exact =
                    partitions.of(determinants).excess() == partitions.of(set).excess();
            if (exact || (options.minConfidence() < 1 && holdsNearly(determinants, dependent))) {
                report(determinants, dependent, exact);
                may.clear(dependent);
                if (exact) {
                    may.and(set);
                }
            }
        }
        return may;
    }

    private boolean isKey(BitSet set) {
        return options.minConfidence() == 1 && partitions.of(set).covered() == 0;
    }

    private boolean holdsNearly(BitSet determinants, int dependent) {
        int covered = partitions.of(determinants).covered();
        return covered > 0 && confidence(determinants, dependent, covered) >= options.minConfidence();
    }

    private double confidence(BitSet determinants, int dependent, int covered) {
        return 1 - (double) partitions.violations(determinants, dependent) / covered;
    }

    private void report(BitSet determinants, int dependent, boolean exact) {
        int covered = partitions.of(determinants).covered();
        if (determinants.isEmpty() || covered < options.minSupport()) {
            return;
        }
        List<String> names = determinants.stream()
                .mapToObj(column -> columns.get(column).name())
                .toList();
        found.add(TableConstraint.of(
                table.name(),
                new FunctionalDependency(names, columns.get(dependent).name()),
                Evidence.mined(covered, exact ? 1 : confidence(determinants, dependent, covered))));
    }
}
