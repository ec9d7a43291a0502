package io.panoptes.equivalence.evaluator.function;

/** Names of the aggregates that look at the order of a group's rows; no query can give them. */
public final class OrderedAggregate {
    /** The first value, which may be NULL. */
    public static final String FIRST = "FIRST$IN$GROUP";

    /** The last value, which may be NULL. */
    public static final String LAST = "LAST$IN$GROUP";

    /** The first value that is not NULL. */
    public static final String FIRST_PRESENT = "FIRST$PRESENT";

    /** {@code (value, key)}: the value of the row with the smallest key, among rows that have both. */
    public static final String AT_SMALLEST = "AT$SMALLEST";

    /** {@code (value, key)}: the value of the row with the greatest key, among rows that have both. */
    public static final String AT_GREATEST = "AT$GREATEST";

    /** {@code (text, separator)}; by commas where there is no second argument. */
    public static final String JOINED = "JOINED$TEXTS";

    private OrderedAggregate() {}
}
