package io.panoptes.equivalence.evaluator.value;

/**
 * What happened at one operator or predicate in one run, added up over all calls where it stands in a correlated subquery.
 * The branches of a query are read off these numbers.
 */
public final class Tally {
    /** Rows, pairs or calls for which the condition was TRUE, FALSE, NULL. For a CASE branch: taken, not taken. */
    public int isTrue;

    public int isFalse;
    public int isNull;

    /** Runs in which no row came in, or came out of the (left) input. */
    public int emptyInput;

    /** Rows of the left input without and with a partner, with several; and of the right input without one. */
    public int leftAlone;

    public int leftPartnered;
    public int leftManyPartners;
    public int rightAlone;

    /** Rows that came in again; different rows or groups beyond the first. */
    public int duplicates;

    public int furtherGroups;
    /** The most rows in a group or partition. */
    public int largestGroup;

    /** NULLs among grouping keys, and among arguments of aggregates. */
    public int nullKeys;

    public int nullArguments;
    /** Values met again by a DISTINCT aggregate. */
    public int repeatedArguments;

    /** Rows cut away by OFFSET or LIMIT; runs in which LIMIT had no more to cut. */
    public int cutRows;

    public int uncutRuns;
    /** Neighbours in an order that tie. */
    public int ties;

    /** For comparisons: how far the two sides were apart at the least; -1 where it never came to that. */
    public long distance = -1;

    public void reset() {
        isTrue = 0;
        isFalse = 0;
        isNull = 0;
        emptyInput = 0;
        leftAlone = 0;
        leftPartnered = 0;
        leftManyPartners = 0;
        rightAlone = 0;
        duplicates = 0;
        furtherGroups = 0;
        largestGroup = 0;
        nullKeys = 0;
        nullArguments = 0;
        repeatedArguments = 0;
        cutRows = 0;
        uncutRuns = 0;
        ties = 0;
        distance = -1;
    }

    public void condition(long code) {
        if (code == Pool.TRUE) {
            isTrue++;
        } else if (code == Pool.FALSE) {
            isFalse++;
        } else {
            isNull++;
        }
    }
}
