package io.panoptes.corpus;

/** A way to say things that not every DBMS takes, below what a dialect lists. */
public enum Idiom {
    /** A predicate where any value may stand: {@code (a < b) = (c IS NULL)}, {@code COALESCE(a < b, TRUE)}. */
    PREDICATE_AS_VALUE,
    /** {@code IN (value, ...)} with NULL among the values. */
    NULL_IN_LIST
}
