package io.panoptes.corpus;

/** A piece of syntax that not every DBMS reads, below what a profile lists as a feature. */
public enum Construct {
    /** {@code b IS [NOT] TRUE | FALSE}. */
    IS_TRUTH_VALUE,
    /** {@code b IS [NOT] UNKNOWN}. */
    IS_UNKNOWN,
    /** A predicate where any value may stand: {@code (a < b) = (c IS NULL)}, {@code SELECT a < b}. */
    PREDICATE_AS_VALUE,
    /** {@code IN (value, ...)} with NULL among the values. */
    NULL_IN_LIST,
    /** {@code WITH t AS [NOT] MATERIALIZED (...)}. */
    MATERIALIZED
}
