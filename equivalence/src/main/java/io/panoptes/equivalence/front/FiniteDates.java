package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether a verdict rests on dates being finite, where a DBMS has {@code infinity} among them: it is no later by a day, and has no
 * year. As a value that is compared it is a date as any other, the greatest one.
 */
public final class FiniteDates {
    private static final Set<Operator> OF_DATES = EnumSet.of(
            Operator.YEAR,
            Operator.MONTH,
            Operator.DAY,
            Operator.DATE_ADD_DAYS,
            Operator.DATE_ADD_MONTHS,
            Operator.DATE_DIFF_DAYS);

    private FiniteDates() {}

    /** Whether a query computes with dates, or takes them apart. */
    public static boolean areTakenForGranted(Problem problem) {
        return Stream.of(problem.left(), problem.right())
                .flatMap(query -> RelationParts.of(query).scalars().stream())
                .anyMatch(FiniteDates::computesWithDates);
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
