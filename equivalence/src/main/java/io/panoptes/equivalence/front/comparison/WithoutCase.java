package io.panoptes.equivalence.front.comparison;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/** A value with the capitals of ASCII as small letters: {@code a COLLATE NOCASE -> LOWER(a)}. */
public final class WithoutCase {
    private WithoutCase() {}

    /** A number stays one, and what may hold both is not read. */
    public static Scalar of(Scalar argument) {
        return switch (argument.type()) {
            case SqlType.TextType ignored -> lower(argument);
            case SqlType.IntegerType ignored -> argument;
            case SqlType.DecimalType ignored -> argument;
            case SqlType.DoubleType ignored -> argument;
            case SqlType.NullType ignored -> argument;
            case SqlType.BooleanType ignored -> argument;
            case SqlType.DateType ignored -> throw collated(argument);
            case SqlType.TimeType ignored -> throw collated(argument);
            case SqlType.TimestampType ignored -> throw collated(argument);
            case SqlType.IntervalType ignored -> throw collated(argument);
            case SqlType.OpaqueType ignored -> throw collated(argument);
        };
    }

    private static Scalar lower(Scalar text) {
        return text instanceof Scalar.Literal(Value.TextValue(String written), SqlType type)
                ? new Scalar.Literal(Value.of(lower(written)), type)
                : new Scalar.Call(Operator.LOWER, List.of(text), SqlType.TEXT);
    }

    public static String lower(String text) {
        StringBuilder lower = new StringBuilder();
        text.chars().forEach(c -> lower.append((char) (c >= 'A' && c <= 'Z' ? c + 32 : c)));
        return lower.toString();
    }

    private static Unsupported collated(Scalar argument) {
        return new Unsupported("COLLATE of %s".formatted(argument.type()));
    }
}
