package io.panoptes.equivalence.problem;

import java.util.Set;

/** What a proof takes for granted beyond the schema, or how it reads what has no one answer; without it the pair is open. */
public enum Assumption {
    /** No scalar subquery has several rows, where the engine could not show it. */
    ONE_ROW_SUBQUERIES,
    /** A LIMIT whose order leaves ties takes the same rows of equal inputs. */
    SAME_CHOICE_AMONG_TIES,
    /** Queries of which several answers are right, as with LIMIT among ties, are equal if they have the same right answers. */
    SETS_OF_RIGHT_ANSWERS,
    /** A scalar subquery of several rows is an error, the same wherever the same rows come. */
    ERRORS_LIKE_VALUES,
    /** A quotient has as many digits as it needs, so that it does not matter whether a factor is applied before or after. */
    EXACT_QUOTIENTS;

    /**
     * How the question whether two queries are equal is read where nobody runs them side by side: two runs may differ. Not for
     * an oracle. That quotients are exact is no reading: DBMSs round them, and then give two answers each time.
     */
    public static final Set<Assumption> READINGS = Set.of(SETS_OF_RIGHT_ANSWERS, ERRORS_LIKE_VALUES);
}
