package io.panoptes.instantiation.opaque;

/** Ways in which a predicate asks another table. */
public enum SubqueryShape {
    /** {@code a IN (SELECT b FROM t)}. */
    IN(3),
    /** {@code a < ALL (SELECT b FROM t)}. */
    QUANTIFIED(3),
    /** {@code a IN (SELECT s1.k FROM t AS s0 LEFT JOIN (SELECT b AS k FROM t WHERE ...) AS s1 ON ...)}. */
    IN_OUTER_JOIN(1),
    /** {@code (a, c) NOT IN (SELECT b, d FROM t)}. */
    IN_OF_ROWS(1),
    /** {@code EXISTS (SELECT 1 FROM t WHERE b < a)}. */
    EXISTS(2),
    /** {@code EXISTS (SELECT MAX(b) FROM t WHERE b < a)}: one row, whatever is in the table. */
    EXISTS_OF_AGGREGATE(1),
    /** {@code EXISTS (SELECT 1 FROM t AS s2 LEFT JOIN (SELECT a AS k FROM u AS s0) AS s1 ON s1.k = 1 WHERE s1.k IS NULL)}. */
    EXISTS_OF_OUTER_JOIN(1),
    /** {@code EXISTS (...) IS NULL}: never. */
    NULL_TEST_OF_EXISTS(1),
    /** {@code a <= (SELECT MAX(b) FROM t)}. */
    COMPARED_WITH_AGGREGATE(1),
    /** {@code a <= (SELECT DISTINCT b FROM t ORDER BY b LIMIT 1 OFFSET 2)}: at most one, in an order without ties. */
    COMPARED_WITH_ONE(1),
    /** {@code EXISTS (SELECT 1 FROM (SELECT b AS k, a AS o FROM t WHERE b < a) AS u WHERE u.k IS DISTINCT FROM u.o)}. */
    TWO_LEVELS_DEEP(1);

    private final int share;

    SubqueryShape(int share) {
        this.share = share;
    }

    /** How often it is drawn, beside the others. */
    int share() {
        return share;
    }
}
