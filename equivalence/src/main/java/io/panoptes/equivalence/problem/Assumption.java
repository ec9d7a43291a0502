package io.panoptes.equivalence.problem;

import java.util.Set;

/** What a proof takes for granted beyond the schema, or how it reads what has no one answer; without it the pair is open. */
public enum Assumption {
    /** No scalar subquery has several rows, where the engine could not show it. */
    ONE_ROW_SUBQUERIES("scalar subqueries have one row at most"),
    /** A LIMIT whose order leaves ties takes the same rows of equal inputs. */
    SAME_CHOICE_AMONG_TIES("the same choice among ties"),
    /** Queries of which several answers are right, as with LIMIT among ties, are equal if they have the same right answers. */
    SETS_OF_RIGHT_ANSWERS("equal if they have the same right answers"),
    /** A scalar subquery of several rows is an error, the same wherever the same rows come. */
    ERRORS_LIKE_VALUES("errors are compared like values"),
    /** A quotient has as many digits as it needs, so that it does not matter whether a factor is applied before or after. */
    EXACT_QUOTIENTS("exact quotients"),
    /**
     * No number and no date outgrows its type: sums, differences and products of whole numbers and of decimals are exact, and days that are
     * added to a date give a date. Beyond the year 9999 some DBMSs give NULL.
     */
    NO_OVERFLOW("no overflow"),
    /**
     * A sum of numbers in floating point, and an average that is given in it, is the same in whatever order its rows come and however it is
     * computed. DuckDB 2.0 divides the sum by the count for {@code SELECT AVG(m) FROM t}, and rounds once with GROUP BY, FILTER or OVER.
     */
    SUMS_IN_ANY_ORDER("sums and averages in floating point are the same however they are computed"),
    /** Zero in floating point has no sign that a function could tell. */
    NO_NEGATIVE_ZERO("no negative zero"),
    /** No date or timestamp is {@code infinity}, where a DBMS has it, nor before the year 1 or beyond 9999, so that its text begins with four digits. */
    FINITE_DATES("dates are finite, of the years 1 to 9999"),
    /** No decimal is NaN or infinite, where a DBMS has such. */
    FINITE_DECIMALS("decimals are finite"),
    /** No text ends with a blank, where texts that differ in such alone may be equal. */
    NO_BLANKS_AT_THE_END("no text ends with a blank"),
    /** Where the case of letters doesn't count, a text in upper or lower case is equal to the text: in MySQL {@code 'ı' <> UPPER('ı')}. */
    TEXTS_EQUAL_IN_ANY_CASE("texts are equal to themselves in upper and in lower case"),
    /** Constants stand in the order of their letters, one by one, and signs before them: in some languages two letters count as one. */
    LETTERS_ONE_BY_ONE("texts are ordered letter by letter, signs first"),
    /** A whole number that meets one in floating point has 53 bits at most, where a column holds up to 64 and floating point is no type. */
    WHOLE_NUMBERS_OF_53_BITS("whole numbers beside floating point have 53 bits at most");

    /**
     * What the data of a campaign keeps, and what every proof may therefore use unless it is to be strict: a proof that does says so.
     */
    public static final Set<Assumption> STANDING = Set.of(
            NO_OVERFLOW,
            SUMS_IN_ANY_ORDER,
            NO_NEGATIVE_ZERO,
            FINITE_DATES,
            FINITE_DECIMALS,
            NO_BLANKS_AT_THE_END,
            TEXTS_EQUAL_IN_ANY_CASE,
            LETTERS_ONE_BY_ONE,
            WHOLE_NUMBERS_OF_53_BITS);

    /**
     * How the question whether two queries are equal is read where nobody runs them side by side: two runs may differ. Not for
     * an oracle. That quotients are exact is no reading: DBMSs round them, and then give two answers each time.
     */
    public static final Set<Assumption> READINGS = Set.of(
            NO_OVERFLOW,
            SUMS_IN_ANY_ORDER,
            NO_NEGATIVE_ZERO,
            FINITE_DATES,
            FINITE_DECIMALS,
            NO_BLANKS_AT_THE_END,
            TEXTS_EQUAL_IN_ANY_CASE,
            LETTERS_ONE_BY_ONE,
            WHOLE_NUMBERS_OF_53_BITS,
            SETS_OF_RIGHT_ANSWERS,
            ERRORS_LIKE_VALUES);

    private final String words;

    Assumption(String words) {
        this.words = words;
    }

    /** As it stands behind "assumes:" in a verdict. */
    public String words() {
        return words;
    }
}
