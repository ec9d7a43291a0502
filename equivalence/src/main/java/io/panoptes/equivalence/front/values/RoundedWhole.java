package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code FLOOR(a) -> CAST(a AS DOUBLE)} of a whole number, where functions round in floating point: the number stays what it is there. */
public final class RoundedWhole {
    private static final Set<Operator> ROUNDINGS = EnumSet.of(Operator.FLOOR, Operator.CEILING, Operator.ROUND);

    private RoundedWhole() {}

    public static boolean is(@Nullable Operator operator, List<Scalar> arguments, SqlType type) {
        return operator != null
                && ROUNDINGS.contains(operator)
                && arguments.size() == 1
                && type instanceof SqlType.DoubleType
                && arguments.getFirst().type() instanceof SqlType.IntegerType;
    }
}
