package io.panoptes.sql.schema;

/** What a declaration says of the texts in a column that its type does not: they are not simply compared byte by byte. */
public enum ColumnTrait {
    /** {@code CHAR(n)}: in some DBMSs blanks at the end don't count. */
    PADDED,
    /** {@code COLLATE ...}: texts that differ may be equal, and their order is another. */
    COLLATED,
    /** {@code ENUM (...)}: in some DBMSs ordered by the places of the declaration. */
    ORDERED_BY_PLACE
}
