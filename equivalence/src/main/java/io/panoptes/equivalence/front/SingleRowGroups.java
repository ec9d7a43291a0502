package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.dependency.PresentColumns;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.util.List;

/**
 * {@code ANY_VALUE(a) ... HAVING COUNT(*) = 1 -> MIN(a) ... HAVING COUNT(*) = 1}: only groups of one row come out.
 *
 * <p>The count must be a conjunct of the condition, of rows or of columns without NULLs, without a filter of its own.
 */
final class SingleRowGroups {
    private SingleRowGroups() {}

    /** The groups, of which only those come out for which the condition is TRUE. */
    static Relation having(Relation groups, Scalar condition) {
        return switch (groups) {
            case Relation.Aggregate aggregate
            when isOnlyRow(condition, aggregate) ->
                new Relation.Aggregate(
                        aggregate.input(),
                        aggregate.keys(),
                        aggregate.groupingSets(),
                        aggregate.aggregates().stream()
                                .map(SingleRowGroups::deterministic)
                                .toList());
            case Relation other -> other;
        };
    }

    private static Relation.AggregateCall deterministic(Relation.AggregateCall call) {
        return call.function() == AggregateFunction.ANY_VALUE
                ? new Relation.AggregateCall(
                        AggregateFunction.MIN, "MIN", call.arguments(), false, call.filter(), List.of(), call.type())
                : call;
    }

    private static boolean isOnlyRow(Scalar condition, Relation.Aggregate aggregate) {
        if (!(condition instanceof Scalar.Call(Operator operator, List<Scalar> parts, var ignored))) {
            return false;
        }
        return switch (operator) {
            case AND -> parts.stream().anyMatch(part -> isOnlyRow(part, aggregate));
            case EQUAL ->
                (isCount(parts.get(0), aggregate) && isOne(parts.get(1)))
                        || (isOne(parts.get(0)) && isCount(parts.get(1), aggregate));
            default -> false;
        };
    }

    private static boolean isCount(Scalar scalar, Relation.Aggregate aggregate) {
        int keys = aggregate.keys().size();
        if (!(scalar instanceof Scalar.Column column) || column.index() < keys) {
            return false;
        }
        Relation.AggregateCall call = aggregate.aggregates().get(column.index() - keys);
        return call.function() == AggregateFunction.COUNT
                && !call.distinct()
                && call.filter().isEmpty()
                && call.arguments().stream().allMatch(argument -> isNeverNull(argument, aggregate.input()));
    }

    private static boolean isNeverNull(Scalar argument, Relation input) {
        return argument instanceof Scalar.Column column
                && PresentColumns.of(input).contains(column.index());
    }

    private static boolean isOne(Scalar scalar) {
        return scalar instanceof Scalar.Literal(Value.IntegerValue(BigInteger number), var ignored)
                && number.equals(BigInteger.ONE);
    }
}
