package io.panoptes.instantiation.data;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Choice;
import io.panoptes.sql.chance.Draw;
import java.util.random.RandomGenerator;

/**
 * How large a state is: few rows mostly, so that a query costs little; sometimes enough for another plan.
 *
 * @param narrow whether tables have few columns, many of which only opaque predicates and indexes read: a condition, an index
 *     and a key are then often about the same one
 */
record StateShape(int tables, boolean narrow, int largeTable, int largeRows) {
    private static final int NO_TABLE = -1;

    static StateShape draw(RandomGenerator random, Chance ofNarrow) {
        if (ofNarrow.happens(random)) {
            return new StateShape(Draw.between(random, 2, 3), true, NO_TABLE, 0);
        }
        int tables = Draw.between(random, 3, 4);
        // More rows than one vector of DuckDB holds, and than most DBMSs keep on one page: rarely, for they take long.
        if (Chance.oneIn(60).happens(random)) {
            return new StateShape(tables, false, random.nextInt(tables), Draw.between(random, 2_000, 4_999));
        }
        return Chance.oneIn(10).happens(random)
                ? new StateShape(tables, false, random.nextInt(tables), Draw.between(random, 120, 219))
                : new StateShape(tables, false, NO_TABLE, 0);
    }

    int rows(RandomGenerator random, int table) {
        if (table == largeTable) {
            return largeRows;
        }
        if (narrow && Chance.oneIn(12).happens(random)) {
            // Enough for a planner to pass over the first column of an index that holds few values.
            return Draw.between(random, 12, 28);
        }
        return Choice.<Integer>of(1, () -> 0)
                .or(3, () -> Draw.between(random, 1, 3))
                .or(4, () -> narrow ? Draw.between(random, 1, 5) : Draw.between(random, 3, 12))
                .draw(random);
    }
}
