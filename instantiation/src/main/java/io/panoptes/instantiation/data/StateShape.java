package io.panoptes.instantiation.data;

import java.util.random.RandomGenerator;

/** How large a state is: few rows mostly, so that a query costs little; sometimes enough for another plan. */
record StateShape(int tables, int largeTable, int largeRows) {
    private static final int NO_TABLE = -1;

    static StateShape draw(RandomGenerator random) {
        int tables = 3 + random.nextInt(2);
        // More rows than one vector of DuckDB holds, and than most DBMSs keep on one page: rarely, for they take long.
        if (random.nextInt(60) == 0) {
            return new StateShape(tables, random.nextInt(tables), 2_000 + random.nextInt(3_000));
        }
        return switch (random.nextInt(10)) {
            case 0 -> new StateShape(tables, random.nextInt(tables), 120 + random.nextInt(100));
            default -> new StateShape(tables, NO_TABLE, 0);
        };
    }

    int rows(RandomGenerator random, int table) {
        if (table == largeTable) {
            return largeRows;
        }
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1, 2, 3 -> 1 + random.nextInt(3);
            default -> 3 + random.nextInt(10);
        };
    }
}
