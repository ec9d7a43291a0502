package io.panoptes.equivalence.evaluator.value;

import java.util.List;

/**
 * A query has no one answer on a database: an error came up, or the answer depends on something that SQL leaves open. No
 * such database is ever a counterexample. Thrown often, hence without a stack trace.
 */
public final class NoAnswer extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NoAnswer(String reason) {
        super(reason, null, false, false);
    }

    /** In words. */
    public String reason() {
        return String.valueOf(getMessage());
    }

    /**
     * Whether SQL itself leaves the answer open or calls for an error, as with any DBMS. Otherwise only the evaluator has no
     * answer, because the DBMSs differ; each of them has one.
     */
    public boolean isOpenInSql() {
        return List.of(DIVISION_BY_ZERO, SEVERAL_ROWS, SEVERAL_VALUES, OPEN_ORDER, OPEN_CHOICE)
                .contains(this);
    }

    static final NoAnswer DIVISION_BY_ZERO = new NoAnswer("division by zero");
    public static final NoAnswer SEVERAL_ROWS = new NoAnswer("a scalar subquery gave several rows");
    public static final NoAnswer SEVERAL_VALUES = new NoAnswer("SINGLE_VALUE met several rows");
    public static final NoAnswer OPEN_ORDER = new NoAnswer("the answer depends on an order that the query leaves open");
    public static final NoAnswer OPEN_CHOICE = new NoAnswer("the answer depends on which value ANY_VALUE takes");
    static final NoAnswer DATE_RANGE = new NoAnswer("a date lies outside the years 1 to 9999");
}
