package io.panoptes.equivalence.front.operator;

/** What the validator found wrong, as far as the front can do something about it. */
public enum Complaint {
    /** A column stands beside an aggregate, outside of it, and is not grouped. */
    NOT_GROUPED,
    /** ORDER BY of a SELECT DISTINCT has what is not selected. */
    NOT_SELECTED,
    /** A date, then {@code +} or {@code -}, then a whole number. */
    DATE_AND_DAYS,
    /** A whole number, then {@code +}, then a date. */
    DAYS_AND_DATE,
    /** A date minus a date. */
    TWO_DATES,
    /** A name that no column has. */
    UNKNOWN_NAME,
    OTHER
}
