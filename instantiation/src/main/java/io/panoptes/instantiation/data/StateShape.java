package io.panoptes.instantiation.data;

import java.util.random.RandomGenerator;

/**
 * How large a state is: few rows mostly, so that a query costs little; sometimes enough for another plan.
 *
 * @param narrow whether tables have few columns, many of which only opaque predicates and indexes read: a condition, an index
 *     and a key are then often about the same one
 */
record StateShape(int tables, boolean narrow, int largeTable, int largeRows) {
    private static final int NO_TABLE = -1;

    /** @param narrowInThree how many of three are narrow */
    static StateShape draw(RandomGenerator random, int narrowInThree) {
        if (random.nextInt(3) < narrowInThree) {
            return new StateShape(2 + random.nextInt(2), true, NO_TABLE, 0);
        }
        int tables = 3 + random.nextInt(2);
        // More rows than one vector of DuckDB holds, and than most DBMSs keep on one page: rarely, for they take long.
        if (random.nextInt(60) == 0) {
            return new StateShape(tables, false, random.nextInt(tables), 2_000 + random.nextInt(3_000));
        }
        return switch (random.nextInt(10)) {
            case 0 -> new StateShape(tables, false, random.nextInt(tables), 120 + random.nextInt(100));
            default -> new StateShape(tables, false, NO_TABLE, 0);
        };
    }

    int rows(RandomGenerator random, int table) {
        if (table == largeTable) {
            return largeRows;
        }
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1, 2, 3 -> 1 + random.nextInt(3);
            default -> narrow ? 1 + random.nextInt(5) : 3 + random.nextInt(10);
        };
    }
}
