package io.panoptes.sql.oracle;

/** How two answers are compared: with duplicates, without, or with the order of a top-level ORDER BY. */
public enum Semantics {
    BAG,
    SET,
    LIST
}
