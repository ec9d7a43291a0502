package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Set;

/**
 * Numbers that are in floating point in the algebra, for nothing is known of their digits, and decimals in some DBMSs: EXTRACT of seconds, and
 * functions of exact numbers of which the standard says nothing. By themselves they may be either. Beside a number that is
 * in floating point for certain it would matter which: {@code CAST(f(a) AS DOUBLE) + 0.2 = 0.3} is not {@code f(a) + 0.2 = 0.3}. Such a query is refused.
 */
public final class LooseNumbers {
    /** In floating point, as the standard has it. */
    private static final Set<String> APPROXIMATE = Set.of(
            "POWER", "POW", "SQRT", "CBRT", "EXP", "LN", "LOG", "LOG2", "LOG10", "SIN", "COS", "TAN", "COT", "ASIN",
            "ACOS", "ATAN", "ATAN2", "SINH", "COSH", "TANH", "DEGREES", "RADIANS", "PI", "RAND", "RANDOM");

    private final boolean ofSeveral;
    private boolean anyLoose;
    private boolean anyFloating;

    /**
     * @param ofSeveral whether the reading is of several DBMSs, of which one may have decimals
     * @param namesFloating whether the query has a type or a constant in floating point
     */
    public LooseNumbers(boolean ofSeveral, boolean namesFloating) {
        this.ofSeveral = ofSeveral;
        this.anyFloating = namesFloating;
    }

    /** Whether the number of a function is loose. */
    public boolean given(String name, SqlType type, List<Scalar> arguments, boolean ofLoose) {
        if (!ofSeveral || !(type instanceof SqlType.DoubleType)) {
            return false;
        }
        boolean isFloating = APPROXIMATE.contains(name)
                || (!ofLoose && arguments.stream().anyMatch(argument -> argument.type() instanceof SqlType.DoubleType));
        anyFloating |= isFloating;
        anyLoose |= !isFloating;
        return !isFloating;
    }

    /** A column, of a table or of a query within. */
    public void column(SqlType type, boolean isLoose) {
        anyFloating |= type instanceof SqlType.DoubleType && !isLoose;
    }

    public void check() {
        if (ofSeveral && anyLoose && anyFloating) {
            throw new Unsupported(
                    "a function whose number is a decimal in some DBMSs, in a query with numbers in floating point");
        }
    }
}
