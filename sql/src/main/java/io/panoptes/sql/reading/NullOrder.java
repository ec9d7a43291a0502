package io.panoptes.sql.reading;

/** Where NULLs stand in an order that doesn't say. */
public enum NullOrder {
    /** First in ascending order, last in descending order. */
    LOWEST,
    /** Last in ascending order, first in descending order. */
    HIGHEST,
    /** First in both. */
    FIRST,
    /** Last in both. */
    LAST;

    public boolean areFirst(boolean descending) {
        return switch (this) {
            case LOWEST -> !descending;
            case HIGHEST -> descending;
            case FIRST -> true;
            case LAST -> false;
        };
    }
}
