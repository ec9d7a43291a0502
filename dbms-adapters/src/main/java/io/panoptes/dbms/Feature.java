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
    /** The expression of a generated column stands in parentheses of its own: {@code AS ((a + 1))}. */
    GENERATED_IN_PARENTHESES,
    /** No primary keys and no unique ones. */
    WITHOUT_KEYS,
    /** Primary keys, and no unique ones besides. */
    WITHOUT_UNIQUE_KEYS,
    /** No CREATE INDEX. */
    WITHOUT_INDEXES,
    /** An INSERT takes one row. */
    ROWS_ONE_BY_ONE,
    /** No UPDATE, and a DELETE that is not to be relied on. */
    WITHOUT_CHANGES,
    /** A column of a unique key must be NOT NULL. */
    UNIQUE_NEEDS_NOT_NULL,
    /** {@code CREATE INDEX ... (c DESC)}. */
    DESCENDING_INDEXES,
    /** {@code CREATE INDEX ... (c(1))}: the first characters of a text. */
    PREFIX_INDEXES,
    /** {@code PRIMARY KEY (c DESC)}. */
    DESCENDING_KEYS,
    /** A primary key may have columns that are declared in any way, and NULLs in them. */
    LENIENT_PRIMARY_KEYS,
    /** {@code ALTER TABLE ... ADD COLUMN ... DEFAULT ...} on a table that has rows and indexes. */
    ADDED_COLUMNS,
    /** {@code CREATE TABLE ... WITHOUT ROWID}: the rows are kept by the primary key. */
    TABLES_BY_KEY,
    /** {@code CREATE VIRTUAL TABLE ... USING rtree(...)}. */
    MODULE_TABLES,
    /** {@code REPLACE INTO}: a row takes the place of those that its keys meet. */
    REPLACING_INSERTS,
    /** The planner's statistics are a table, {@code sqlite_stat1}, that may be written. */
    STATISTICS_TABLE,
    /** A database of a few small tables is made in the time of a few queries, so that few cases need to share one. */
    QUICK_STATES
}
