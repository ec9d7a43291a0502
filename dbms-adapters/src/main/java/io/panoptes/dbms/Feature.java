package io.panoptes.dbms;

/** What a schema may have. What a query may say is in the dialect. */
public enum Feature {
    BOOLEAN_COLUMNS,
    FOREIGN_KEYS,
    CHECK_CONSTRAINTS,
    EXPRESSION_INDEXES,
    PARTIAL_INDEXES,
    /** {@code CREATE TABLE ... STRICT}: columns hold values of their type only. Elsewhere but in SQLite all tables are so. */
    STRICT_TABLES,
    /** A generated column is said to be VIRTUAL or STORED; elsewhere there is one kind, and no word for it. */
    GENERATED_KINDS,
    /** A generated column is {@code p INTEGER AS (a + 1)}, without GENERATED ALWAYS. */
    GENERATED_BY_AS_ONLY,
    /** A column of a unique key must be NOT NULL. */
    UNIQUE_NEEDS_NOT_NULL
}
