package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.WindowFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether a query computes with numbers in floating point, whose sums and products are rounded: a quotient that is compared with another, or
 * given, says the same of an exact one.
 */
final class ComputedFloats {
    private static final Set<Operator> ARITHMETIC = EnumSet.of(
            Operator.PLUS,
            Operator.MINUS,
            Operator.TIMES,
            Operator.DIVIDE,
            Operator.MODULO,
            Operator.NEGATE,
            Operator.ABS);

    private ComputedFloats() {}

    static boolean areIn(Problem problem) {
        return Stream.of(problem.left(), problem.right()).map(RelationParts::of).anyMatch(ComputedFloats::areIn);
    }

    private static boolean areIn(RelationParts parts) {
        return parts.scalars().stream()
                        .anyMatch(scalar -> scalar instanceof Scalar.Call(Operator operator, var arguments, var ignored)
                                && ARITHMETIC.contains(operator)
                                && hasFloat(arguments))
                || parts.relations().stream().anyMatch(ComputedFloats::sums);
    }

    private static boolean sums(Relation relation) {
        return switch (relation) {
            case Relation.Aggregate aggregate ->
                aggregate.aggregates().stream().anyMatch(call -> adds(call.function()) && hasFloat(call.arguments()));
            case Relation.Window window ->
                window.calls().stream().anyMatch(call -> adds(call.function()) && hasFloat(call.arguments()));
            default -> false;
        };
    }

    private static boolean adds(AggregateFunction function) {
        return switch (function) {
            case SUM, SUM0, AVG, OTHER -> true;
            case COUNT, MIN, MAX, SINGLE_VALUE, ANY_VALUE, EVERY, SOME, GROUPING -> false;
        };
    }

    private static boolean adds(WindowFunction function) {
        return switch (function) {
            case SUM, SUM0, AVG, OTHER -> true;
            case ROW_NUMBER,
                    RANK,
                    DENSE_RANK,
                    PERCENT_RANK,
                    CUME_DIST,
                    NTILE,
                    LAG,
                    LEAD,
                    FIRST_VALUE,
                    LAST_VALUE,
                    NTH_VALUE,
                    COUNT,
                    MIN,
                    MAX -> false;
        };
    }

    private static boolean hasFloat(List<Scalar> operands) {
        return operands.stream().anyMatch(operand -> operand.type() instanceof SqlType.DoubleType);
    }
}
