package io.panoptes.equivalence.evaluator.value;

/** What SQL leaves to the DBMS, and what the pair leaves open. */
public record Meaning(boolean divisionByZeroIsNull, Interpretation interpretation) {
    /** Division by zero is an error; unknown functions are made up. */
    public static final Meaning STRICT = new Meaning(false, Interpretation.seeded(0));

    /** As MySQL, SQLite and DuckDB have it. */
    public static final Meaning LENIENT = new Meaning(true, Interpretation.seeded(0));

    /** What a quotient by zero gives. */
    long byZero() {
        if (divisionByZeroIsNull) {
            return Pool.NULL;
        }
        throw NoAnswer.DIVISION_BY_ZERO;
    }
}
