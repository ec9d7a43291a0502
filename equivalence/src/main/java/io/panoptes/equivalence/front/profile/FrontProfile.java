package io.panoptes.equivalence.front.profile;

/**
 * How a family of DBMSs reads SQL, as data for the front.
 *
 * <p>LIKE is one operator for all families, though they differ in whether it looks at the case of letters: not in SQLite,
 * nor in MySQL without a binary collation. So LIKE never becomes another operator, not even where the pattern has no
 * wildcard.
 *
 * @param nullsFirst whether NULLs come first in ascending order (and last in descending order) where the query leaves it
 *     open
 * @param exactDivision whether dividing two whole numbers gives a fraction; otherwise the quotient is cut towards zero
 * @param doubleQuotedStrings whether {@code "text"} is a string; otherwise it is a name
 * @param backslashEscapes whether a backslash in a string escapes the next character
 * @param booleansAreNumbers whether TRUE and FALSE may stand where 1 and 0 are expected, and numbers where a condition
 *     is
 * @param looseGrouping whether a column that is not grouped may stand beside the grouped ones, with the value of any row
 *     of the group
 * @param nullFromAny whether CONCAT, GREATEST and LEAST are NULL where any argument is; otherwise nothing is known of
 *     them, for some DBMSs of the family skip NULLs
 * @param lengthInBytes whether LENGTH counts bytes; otherwise characters
 * @param dateArithmetic what {@code +} and {@code -} do with a date
 * @param implicitCasts whether a value of one kind may stand where another is wanted, and is cast unasked. What it is cast
 *     to is Calcite's rule, and no two DBMSs agree on it
 */
public record FrontProfile(
        String name,
        boolean nullsFirst,
        boolean exactDivision,
        boolean doubleQuotedStrings,
        boolean backslashEscapes,
        boolean booleansAreNumbers,
        boolean looseGrouping,
        boolean nullFromAny,
        boolean lengthInBytes,
        DateArithmetic dateArithmetic,
        boolean implicitCasts) {

    /** What a date is beside a number or another date. */
    public enum DateArithmetic {
        /** A day: {@code date + 3} is three days later, {@code date - date} a number of days. */
        DAYS,
        /** The number {@code yyyymmdd}. */
        NUMBERS,
        /** Nothing that the front knows, as where dates are kept as text. */
        UNKNOWN
    }

    /** Standard SQL as PostgreSQL and Calcite read it, with the spellings of others understood where they are plain. */
    public static final FrontProfile STANDARD = new FrontProfile(
            "standard", false, false, false, false, false, false, false, false, DateArithmetic.DAYS, true);

    public static final FrontProfile MYSQL =
            new FrontProfile("mysql", true, true, true, true, true, true, true, true, DateArithmetic.NUMBERS, true);

    public static final FrontProfile SQLITE = new FrontProfile(
            "sqlite", true, false, false, false, true, true, false, false, DateArithmetic.UNKNOWN, true);

    /** The same, but dividing whole numbers gives a fraction. */
    public FrontProfile withExactDivision(String newName) {
        return new FrontProfile(
                newName,
                nullsFirst,
                true,
                doubleQuotedStrings,
                backslashEscapes,
                booleansAreNumbers,
                looseGrouping,
                nullFromAny,
                lengthInBytes,
                dateArithmetic,
                implicitCasts);
    }

    /** The same, but like stands with like, or the query can't be read. */
    public FrontProfile withoutImplicitCasts(String newName) {
        return new FrontProfile(
                newName,
                nullsFirst,
                exactDivision,
                doubleQuotedStrings,
                backslashEscapes,
                booleansAreNumbers,
                looseGrouping,
                nullFromAny,
                lengthInBytes,
                dateArithmetic,
                false);
    }
}
