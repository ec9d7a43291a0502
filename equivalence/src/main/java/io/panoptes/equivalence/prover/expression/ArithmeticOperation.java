package io.panoptes.equivalence.prover.expression;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * Operations on two numbers, or on dates and numbers, that the engine carries out. Each is NULL where an argument is, and only there.
 * What it means to the solver and to an evaluator is said where they are, by a switch over all.
 */
public enum ArithmeticOperation {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    /** Exact. */
    QUOTIENT("quotient"),
    /** Cut towards zero. */
    WHOLE_QUOTIENT("wholeQuotient"),
    /** A date N days later. */
    ADD_DAYS("addDays"),
    /** How many days the first date is after the second. */
    DAYS_BETWEEN("daysBetween");

    private final String symbol;

    ArithmeticOperation(String symbol) {
        this.symbol = symbol;
    }

    /** As certificates write it. */
    public String symbol() {
        return symbol;
    }

    /** Whether it stands between its arguments. */
    boolean isInfix() {
        return isSum() || this == TIMES;
    }

    /** Whether a sum of the results is the same of the sums. */
    public boolean isSum() {
        return this == PLUS || this == MINUS;
    }

    /** What undoes it: {@code a + n = b} says that {@code a = b - n}. */
    public Optional<ArithmeticOperation> inverse() {
        return switch (this) {
            case PLUS -> Optional.of(MINUS);
            case MINUS -> Optional.of(PLUS);
            case TIMES, QUOTIENT, WHOLE_QUOTIENT, ADD_DAYS, DAYS_BETWEEN -> Optional.empty();
        };
    }

    /** Of two numbers; empty for what may not be exact, and for dates. */
    Optional<BigDecimal> of(BigDecimal left, BigDecimal right) {
        return switch (this) {
            case PLUS -> Optional.of(left.add(right));
            case MINUS -> Optional.of(left.subtract(right));
            case TIMES -> Optional.of(left.multiply(right));
            case QUOTIENT, WHOLE_QUOTIENT, ADD_DAYS, DAYS_BETWEEN -> Optional.empty();
        };
    }
}
