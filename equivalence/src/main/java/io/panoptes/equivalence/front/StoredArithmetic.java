package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/**
 * {@code n + m -> CAST(CAST(n AS DOUBLE) + CAST(m AS DOUBLE) AS DECIMAL(38, 19))} where a fraction of DECIMAL is kept in floating point, as in
 * SQLite: {@code n + m - m} need not be n. The remainder of a division is that of the whole parts.
 */
final class StoredArithmetic {
    /** Room for the digits of a number in floating point: 0.1 * 3 is not 0.3, and is not rounded to a type. */
    private static final SqlType UNROUNDED = new SqlType.DecimalType(38, 19);

    private StoredArithmetic() {}

    /** Whether an operand may have a fraction. */
    static boolean rounds(Operator operator, List<Scalar> arguments, SqlType type) {
        if (operator == Operator.MODULO) {
            return arguments.stream().anyMatch(argument -> mayBeFraction(argument.type()));
        }
        return (operator == Operator.PLUS || operator == Operator.MINUS || operator == Operator.TIMES)
                && type instanceof SqlType.DecimalType
                && arguments.stream().anyMatch(argument -> mayBeFraction(argument.type()));
    }

    static Scalar of(Operator operator, List<Scalar> arguments, SqlType type) {
        if (operator == Operator.MODULO) {
            return new Scalar.Uninterpreted("REMAINDER_OF_WHOLE_PARTS", arguments, type);
        }
        List<Scalar> floating = arguments.stream()
                .map(argument -> Casts.cast(argument, SqlType.DOUBLE))
                .toList();
        return new Scalar.Cast(new Scalar.Call(operator, floating, SqlType.DOUBLE), UNROUNDED);
    }

    private static boolean mayBeFraction(SqlType type) {
        return type instanceof SqlType.DoubleType || (type instanceof SqlType.DecimalType(int p, int s) && s > 0);
    }
}
