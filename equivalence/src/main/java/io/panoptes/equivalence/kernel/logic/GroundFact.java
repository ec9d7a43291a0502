package io.panoptes.equivalence.kernel.logic;

/** What is known of squashes, sums, bounds and rows: each is true in every database, for the rows at hand. */
public enum GroundFact {
    /** {@code ‖Σ y. q‖ -> q(r)} for a new row r. */
    WITNESS,
    /** {@code q(r) -> ‖Σ y. q‖} for a row r at hand. */
    INSTANCE,
    /** {@code ¬‖Σ y. q‖ -> total{Σ y. q n} = 0}. */
    EMPTY_SUM,
    /** {@code ‖Σ y. q‖ -> total{Σ y. q c} ≥ c} for a number c above 0. */
    POSITIVE_SUM,
    /** {@code q(r)} and n(r) not NULL {@code -> total{Σ y. q n} = n(r)} where there is one such y at most. */
    SINGLE_SUM,
    /** {@code max{Σ y. q n}} is NULL, or {@code n(r)} with {@code q(r)} for a new row r; and so min. */
    REACHED,
    /** {@code q(r)} and n(r) not NULL {@code -> max{Σ y. q n} ≥ n(r)} for a row r at hand; min turned around. */
    BOUND,
    /** CHECK, ranges, categories and orderings hold for a row at hand. */
    CHECK,
    /** A row at hand whose referring columns are not NULL has a row that it refers to. */
    REFERENCE,
    /** Two rows at hand are one where the columns of a key are the same in both, and not NULL. */
    KEY,
    /** Two rows at hand with the same determinants have the same dependent. */
    DEPENDENCY,
    /** {@code total{Σ y. p n} = total{Σ y. q m}} where for all y what they add is the same. */
    SAME_SUMS,
    /** A function of a bag has the same value for equal bags: those whose rows are the same for all y. */
    SAME_SUMMARIES
}
