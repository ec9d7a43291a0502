package io.panoptes.instantiation.data;

import io.panoptes.sql.chance.Weighted;
import java.util.random.RandomGenerator;

/** How the values of a column lie: statistics, compression and the choice of an index rest on it. */
enum ColumnShape {
    MIXED,
    /** One value, and NULL now and then. */
    CONSTANT,
    ASCENDING,
    DESCENDING,
    MOSTLY_NULL;

    private static final Weighted<ColumnShape> WEIGHTED = Weighted.of(1, CONSTANT)
            .or(1, ASCENDING)
            .or(1, DESCENDING)
            .or(1, MOSTLY_NULL)
            .or(12, MIXED);

    static ColumnShape draw(RandomGenerator random) {
        return WEIGHTED.draw(random);
    }
}
