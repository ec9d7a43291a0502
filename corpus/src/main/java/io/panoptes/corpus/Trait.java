package io.panoptes.corpus;

/** What is known about a snippet. */
public enum Trait {
    /** The same value for the same row each time. */
    DETERMINISTIC,
    /** A function of the columns of one row: no subquery, aggregate or window. */
    OWN_ROW_ONLY,
    /** NULL on a row that holds only NULLs. */
    NULL_PRESERVING,
    /** Raises no error on any row that the data generator makes. */
    ERROR_FREE,
    /** Has exactly the declared type, not one that is converted to it. */
    EXACT_TYPE,
    /** Stands in both queries as the same text over the same stored columns, so that nothing needs to look into it. */
    OPAQUE,
    /** Was run on the target, over the values that cases use: gives only small and plain values of its type. */
    VALIDATED
}
