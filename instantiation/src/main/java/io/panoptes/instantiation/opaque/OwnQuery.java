package io.panoptes.instantiation.opaque;

/**
 * A query in a DBMS's own words over two tables, which gives two whole numbers and the same rows whatever the plan: where it orders or
 * numbers rows, ties are of rows that are alike in all that is given.
 *
 * <p>In it stand {@code <t>} and {@code <u>} for the tables, {@code <a>} and {@code <b>} for columns of whole numbers of the first,
 * {@code <e>} and {@code <f>} for such of the second, {@code <s>} for one that both have, {@code <l>} for a column of the first of any type, which
 * makes the second value one of any type, {@code <n>} for a small number.
 *
 * @param text of a query whose columns are called {@value #FIRST} and {@value #SECOND}
 */
public record OwnQuery(String text, Form form) {
    public static final String FIRST = "k";
    public static final String SECOND = "m";
    private static final String ANY = "<l>";

    public record Columns(String a, String b, String e, String f, String shared, String any) {}

    /** What must be known of it before it is read. */
    public enum Form {
        ANY,
        /**
         * Its first table must have one row at most: {@code SELECT MIN(a) AS k, b AS m FROM t} leaves open elsewhere from which row the second
         * column is.
         */
        OF_ONE_ROW,
        /** A column of it may be now of one part, now of another: its type is left open where columns have no more than hints of one. */
        COMPOUND
    }

    /** Whether {@value #SECOND} is no whole number, or not always. */
    public boolean givesAny() {
        return text.contains(ANY);
    }

    public String over(String first, String second, Columns columns, int number) {
        return text.replace("<t>", first)
                .replace("<u>", second)
                .replace("<a>", columns.a())
                .replace("<b>", columns.b())
                .replace("<e>", columns.e())
                .replace("<f>", columns.f())
                .replace("<s>", columns.shared())
                .replace(ANY, columns.any())
                .replace("<n>", Integer.toString(number));
    }
}
