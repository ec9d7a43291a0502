package io.panoptes.equivalence.algebra;

/** An operator or function whose meaning the engine knows. NULL in gives NULL out, but where a line says otherwise. */
public enum Operator {
    /** Three-valued; any number of arguments from 2 on. */
    AND,
    /** Three-valued; any number of arguments from 2 on. */
    OR,
    /** Three-valued. */
    NOT,
    EQUAL,
    NOT_EQUAL,
    LESS,
    LESS_OR_EQUAL,
    GREATER,
    GREATER_OR_EQUAL,
    /** Never NULL. */
    IS_DISTINCT_FROM,
    /** Never NULL. */
    IS_NOT_DISTINCT_FROM,
    /** Never NULL, like the rest of the IS family. */
    IS_NULL,
    IS_NOT_NULL,
    IS_TRUE,
    IS_NOT_TRUE,
    IS_FALSE,
    IS_NOT_FALSE,
    PLUS,
    MINUS,
    TIMES,
    /** Of two whole numbers or of others, as the types and the profile say. */
    DIVIDE,
    MODULO,
    NEGATE,
    ABS,
    FLOOR,
    CEILING,
    /** {@code ROUND(x)} or {@code ROUND(x, digits)}. */
    ROUND,
    CONCAT,
    UPPER,
    LOWER,
    CHARACTER_LENGTH,
    /** {@code SUBSTRING(text, start)} or {@code SUBSTRING(text, start, length)}; positions count from 1. */
    SUBSTRING,
    TRIM,
    LIKE,
    /** The greatest argument; NULL if any is NULL. */
    GREATEST,
    /** The least argument; NULL if any is NULL. */
    LEAST,
    YEAR,
    MONTH,
    DAY,
    /** {@code DATE_ADD(date, days)}. */
    DATE_ADD_DAYS,
    DATE_ADD_MONTHS,
    /** {@code DATE_DIFF(later, earlier)} in days. */
    DATE_DIFF_DAYS;

    /** Whether it is NULL where an argument is. */
    public boolean isStrict() {
        return switch (this) {
            case AND, OR, IS_DISTINCT_FROM, IS_NOT_DISTINCT_FROM, IS_NULL, IS_NOT_NULL -> false;
            case IS_TRUE, IS_NOT_TRUE, IS_FALSE, IS_NOT_FALSE -> false;
            case NOT, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> true;
            case PLUS, MINUS, TIMES, DIVIDE, MODULO, NEGATE, ABS, FLOOR, CEILING, ROUND -> true;
            case CONCAT, UPPER, LOWER, CHARACTER_LENGTH, SUBSTRING, TRIM, LIKE, GREATEST, LEAST -> true;
            case YEAR, MONTH, DAY, DATE_ADD_DAYS, DATE_ADD_MONTHS, DATE_DIFF_DAYS -> true;
        };
    }
}
