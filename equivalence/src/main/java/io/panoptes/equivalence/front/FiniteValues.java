package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.Set;

/**
 * Whether a verdict rests on dates and decimals being finite, where a DBMS has {@code infinity} and NaN among them: infinity is no later by a
 * day, and has no year, and NaN - NaN is not 0. As values that are compared they are as any other, the greatest ones.
 */
public final class FiniteValues {
    private static final Set<Operator> OF_DATES = EnumSet.of(
            Operator.YEAR,
            Operator.MONTH,
            Operator.DAY,
            Operator.DATE_ADD_DAYS,
            Operator.DATE_ADD_MONTHS,
            Operator.DATE_DIFF_DAYS);

    private static final Set<Operator> ARITHMETIC = EnumSet.of(
            Operator.PLUS,
            Operator.MINUS,
            Operator.TIMES,
            Operator.DIVIDE,
            Operator.MODULO,
            Operator.NEGATE,
            Operator.ABS,
            Operator.FLOOR,
            Operator.CEILING,
            Operator.ROUND);

    private FiniteValues() {}

    /** Whether a query computes with decimals that it does not write out. */
    public static boolean areDecimalsTakenForGranted(Problem problem) {
        return RelationParts.scalarsOf(problem)
                .anyMatch(scalar -> scalar instanceof Scalar.Call(Operator operator, var arguments, var ignored)
                        && ARITHMETIC.contains(operator)
                        && arguments.stream().anyMatch(FiniteValues::isDecimal));
    }

    private static boolean isDecimal(Scalar scalar) {
        return scalar.type() instanceof SqlType.DecimalType && !(scalar instanceof Scalar.Literal);
    }

    /** Whether a query computes with dates, or takes them apart. */
    public static boolean areDatesTakenForGranted(Problem problem) {
        return RelationParts.scalarsOf(problem).anyMatch(FiniteValues::computesWithDates);
    }

    private static boolean computesWithDates(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Call call -> OF_DATES.contains(call.operator());
            case Scalar.Cast(Scalar operand, SqlType to) -> isDate(operand.type()) && !to.equals(operand.type());
            case Scalar ignored -> false;
        };
    }

    private static boolean isDate(SqlType type) {
        return type instanceof SqlType.DateType || type instanceof SqlType.TimestampType;
    }
}
