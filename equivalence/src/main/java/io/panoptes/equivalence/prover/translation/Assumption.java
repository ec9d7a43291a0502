package io.panoptes.equivalence.prover.translation;

/** What a proof takes for granted beyond the schema; without it the pair is open. */
public enum Assumption {
    /** No scalar subquery has several rows, where the engine could not show it. */
    ONE_ROW_SUBQUERIES,
    /** A LIMIT whose order leaves ties takes the same rows of equal inputs. */
    SAME_CHOICE_AMONG_TIES
}
