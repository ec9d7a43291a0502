package io.panoptes.corpus;

/** A piece of standard syntax that not every DBMS reads. */
public enum Construct {
    /** {@code a IS [NOT] DISTINCT FROM b}. */
    DISTINCT_FROM,
    /** {@code b IS [NOT] TRUE | FALSE}. */
    IS_TRUTH_VALUE,
    /** {@code b IS [NOT] UNKNOWN}. */
    IS_UNKNOWN,
    /** A predicate where any value may stand: {@code (a < b) = (c IS NULL)}, {@code COALESCE(a < b, TRUE)}. */
    PREDICATE_AS_VALUE,
    /** {@code a < ANY (query)}, {@code a < ALL (query)}. */
    QUANTIFIED,
    /** {@code (a, b) IN (SELECT c, d ...)}. */
    ROW_VALUE,
    /** {@code IN (value, ...)} with NULL among the values. */
    NULL_IN_LIST,
    FULL_JOIN,
    EXCEPT_ALL,
    INTERSECT_ALL,
    /** {@code WITH t AS [NOT] MATERIALIZED (...)}. */
    MATERIALIZED,
    /** {@code WITH}. */
    COMMON_TABLE,
    /** A subquery within a subquery's ON condition or a CASE branch, which old optimizers refuse. */
    SUBQUERY_ANYWHERE
}
