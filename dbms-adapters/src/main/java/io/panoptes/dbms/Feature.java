package io.panoptes.dbms;

/** What some DBMSs or versions lack. A test case that needs what is missing would only be an invalid one. */
public enum Feature {
    BOOLEAN_COLUMNS,
    COMMON_TABLE_EXPRESSIONS,
    RIGHT_JOIN,
    FULL_JOIN,
    LATERAL_JOIN,
    NATURAL_JOIN,
    INTERSECT_AND_EXCEPT,
    INTERSECT_ALL,
    EXCEPT_ALL,
    WINDOW_FUNCTIONS,
    AGGREGATE_FILTER,
    QUANTIFIED_COMPARISON,
    IS_DISTINCT_FROM,
    NULLS_FIRST,
    ROW_VALUES,
    FOREIGN_KEYS,
    CHECK_CONSTRAINTS,
    EXPRESSION_INDEXES,
    PARTIAL_INDEXES,
    /** A column declared with a type holds values of that type only. */
    STRICT_TABLES
}
