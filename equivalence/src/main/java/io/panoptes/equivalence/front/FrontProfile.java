package io.panoptes.equivalence.front;

/**
 * How a family of DBMSs reads SQL, as data for the front.
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
 */
public record FrontProfile(
        String name,
        boolean nullsFirst,
        boolean exactDivision,
        boolean doubleQuotedStrings,
        boolean backslashEscapes,
        boolean booleansAreNumbers,
        boolean looseGrouping) {

    /** Standard SQL as PostgreSQL and Calcite read it, with the spellings of others understood where they are plain. */
    public static final FrontProfile STANDARD = new FrontProfile("standard", false, false, false, false, false, false);

    public static final FrontProfile MYSQL = new FrontProfile("mysql", true, true, true, true, true, true);

    public static final FrontProfile SQLITE = new FrontProfile("sqlite", true, false, false, false, true, true);
}
