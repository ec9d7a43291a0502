package io.panoptes.texttosql.constraint.mining;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.texttosql.constraint.Evidence;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Minimal sets of columns on which no two rows agree, as UNIQUE means it: a row with a NULL among them agrees with none. Level by
 * level; a set is tried where none of its subsets is unique.
 */
final class UniqueMiner {
    private final TableData table;
    private final List<ColumnData> columns;
    private final MiningOptions options;

    private UniqueMiner(TableData table, List<ColumnData> columns, MiningOptions options) {
        this.table = table;
        this.columns = columns;
        this.options = options;
    }

    static List<TableConstraint> mine(TableData table, MiningOptions options, int mostColumns, Effort effort) {
        return new UniqueMiner(
                        table,
                        table.columns().stream().filter(ColumnData::byBytes).toList(),
                        options)
                .search(mostColumns, effort);
    }

    private List<TableConstraint> search(int mostColumns, Effort effort) {
        GroupsByColumns partitions = new GroupsByColumns(table, columns, true);
        List<TableConstraint> found = new ArrayList<>();
        List<BitSet> level = ColumnSets.singles(columns.size());
        for (int size = 1; size <= mostColumns && !level.isEmpty(); size++) {
            List<BitSet> open = new ArrayList<>();
            for (BitSet set : level) {
                if (effort.stopped().getAsBoolean()) {
                    return found;
                }
                if (partitions.of(set).covered() > 0) {
                    open.add(set);
                } else {
                    long support = withoutNull(set);
                    if (support >= options.minSupport()) {
                        found.add(TableConstraint.of(
                                table.name(),
                                new Constraint.Unique(set.stream()
                                        .mapToObj(column -> columns.get(column).name())
                                        .toList()),
                                Evidence.mined(support, 1)));
                    }
                }
            }
            level = ColumnSets.next(open);
        }
        return found;
    }

    private long withoutNull(BitSet set) {
        long count = 0;
        for (int row = 0; row < table.rows(); row++) {
            boolean known = true;
            for (int column = set.nextSetBit(0); column >= 0 && known; column = set.nextSetBit(column + 1)) {
                known = columns.get(column).codes()[row] != ColumnData.NULL;
            }
            count += known ? 1 : 0;
        }
        return count;
    }
}
