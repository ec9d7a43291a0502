package io.panoptes.dbms;

/** A way in which a correct DBMS may give two answers to a proven pair. Each has a guard that the profile switches on. */
public enum Hazard {
    RUNTIME_ERROR,
    OVERFLOW_CHANGES_TYPE,
    FLOATING_POINT,
    COLLATION,
    BOOLEAN_AS_INTEGER,
    IMPLICIT_CAST,
    PADDING,
    SPECIAL_FLOAT,
    ROW_ORDER,
    SCALAR_SUBQUERY_ROWS,
    UNGROUPED_COLUMN,
    NONDETERMINISM,
    RESULT_TYPE,
    SHARED_STATE
}
