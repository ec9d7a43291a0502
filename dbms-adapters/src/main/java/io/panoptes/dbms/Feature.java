package io.panoptes.dbms;

/** What a schema may have. What a query may say is in the dialect. */
public enum Feature {
    BOOLEAN_COLUMNS,
    FOREIGN_KEYS,
    CHECK_CONSTRAINTS,
    EXPRESSION_INDEXES,
    PARTIAL_INDEXES,
    /** {@code CREATE TABLE ... STRICT}: columns hold values of their type only. Elsewhere but in SQLite all tables are so. */
    STRICT_TABLES
}
