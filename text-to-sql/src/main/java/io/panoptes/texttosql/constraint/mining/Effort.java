package io.panoptes.texttosql.constraint.mining;

import java.util.function.BooleanSupplier;

/**
 * How much a search through sets of columns may cost, and a way to stop it from outside.
 *
 * @param stopped asked often
 */
record Effort(BooleanSupplier stopped) {
    /** Visits of a row; a second is some 200 million. */
    private static final double MOST_VISITS = 2e9;

    /** The most columns a set may have, so that all sets up to there can be visited. */
    static int columns(TableData table, int columns, int wanted) {
        int most = wanted;
        while (most > 1 && ColumnSets.count(columns, most) * Math.max(1, table.rows()) > MOST_VISITS) {
            most--;
        }
        return most;
    }
}
