package io.panoptes.instantiation.data;

import java.util.random.RandomGenerator;

/** How the values of a column lie: statistics, compression and the choice of an index rest on it. */
enum ColumnShape {
    MIXED,
    /** One value, and NULL now and then. */
    CONSTANT,
    ASCENDING,
    DESCENDING,
    MOSTLY_NULL;

    static ColumnShape draw(RandomGenerator random) {
        return switch (random.nextInt(16)) {
            case 0 -> CONSTANT;
            case 1 -> ASCENDING;
            case 2 -> DESCENDING;
            case 3 -> MOSTLY_NULL;
            default -> MIXED;
        };
    }
}
