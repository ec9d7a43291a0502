package io.panoptes.equivalence.evaluator.value;

import java.util.OptionalInt;

/**
 * What SQL leaves to the DBMS, and what the pair leaves open.
 *
 * @param quotientDigits how many digits behind the point a quotient keeps; empty where it is exact
 */
public record Meaning(boolean divisionByZeroIsNull, Interpretation interpretation, OptionalInt quotientDigits) {
    /** Division by zero is an error; unknown functions are made up. */
    public static final Meaning STRICT = new Meaning(false, Interpretation.seeded(0));

    /** As MySQL, SQLite and DuckDB have it. */
    public static final Meaning LENIENT = new Meaning(true, Interpretation.seeded(0));

    public Meaning(boolean divisionByZeroIsNull, Interpretation interpretation) {
        this(divisionByZeroIsNull, interpretation, OptionalInt.empty());
    }

    /** This one, where a quotient keeps that many digits, the last one rounded. */
    public Meaning withQuotientDigits(int digits) {
        return new Meaning(divisionByZeroIsNull, interpretation, OptionalInt.of(digits));
    }

    /** What a quotient by zero gives. */
    long byZero() {
        if (divisionByZeroIsNull) {
            return Pool.NULL;
        }
        throw NoAnswer.DIVISION_BY_ZERO;
    }
}
