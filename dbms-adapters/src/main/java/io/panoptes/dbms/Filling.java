package io.panoptes.dbms;

/** A way to fill a placeholder. */
public enum Filling {
    /** The table is replaced by {@code (SELECT t.*, e AS p FROM t)}. */
    DERIVED_TABLE,
    VIEW,
    COMMON_TABLE,
    VIRTUAL_GENERATED_COLUMN,
    STORED_GENERATED_COLUMN,
    /** The reference is replaced by the expression itself. */
    TEXTUAL
}
