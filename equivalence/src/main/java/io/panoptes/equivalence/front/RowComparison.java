package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows that are compared as values of their own, item by item from the left: a NULL equals a NULL and is greater than
 * anything else, so that no comparison is NULL.
 */
final class RowComparison {
    private RowComparison() {}

    /** The first half of the items is one row, the second half the other; every item is the same. */
    static Scalar same(List<Scalar> items) {
        List<Scalar> equal = new ArrayList<>();
        for (int i = 0; i < items.size() / 2; i++) {
            equal.add(same(items.get(i), items.get(items.size() / 2 + i)));
        }
        return equal.size() == 1 ? equal.getFirst() : call(Operator.AND, equal);
    }

    /** The row of the first half of the items stands before that of the second half. */
    static Scalar before(List<Scalar> items) {
        int width = items.size() / 2;
        Scalar before = before(items.get(width - 1), items.getLast());
        for (int i = width - 2; i >= 0; i--) {
            Scalar left = items.get(i);
            Scalar right = items.get(width + i);
            Scalar tied = call(Operator.AND, List.of(same(left, right), before));
            before = call(Operator.OR, List.of(before(left, right), tied));
        }
        return before;
    }

    private static Scalar same(Scalar left, Scalar right) {
        checkTypes(left.type(), right.type());
        if (right.type() instanceof SqlType.NullType) {
            return call(Operator.IS_NULL, List.of(left));
        }
        return left.type() instanceof SqlType.NullType
                ? call(Operator.IS_NULL, List.of(right))
                : call(Operator.IS_NOT_DISTINCT_FROM, List.of(left, right));
    }

    private static Scalar before(Scalar left, Scalar right) {
        checkTypes(left.type(), right.type());
        if (left.type() instanceof SqlType.NullType) {
            return call(Operator.IS_NOT_NULL, List.of(left));
        }
        Scalar present = call(Operator.IS_NOT_NULL, List.of(left));
        if (right.type() instanceof SqlType.NullType) {
            return present;
        }
        Scalar beforeNull = call(Operator.AND, List.of(present, call(Operator.IS_NULL, List.of(right))));
        Scalar less = call(Operator.LESS, List.of(left, right));
        return call(Operator.IS_TRUE, List.of(call(Operator.OR, List.of(less, beforeNull))));
    }

    /** Items of other types are cast in ways that differ from those of a comparison of the items alone. */
    private static void checkTypes(SqlType left, SqlType right) {
        boolean same = isExact(left) && isExact(right) || left.getClass().equals(right.getClass());
        if (!same && !(left instanceof SqlType.NullType) && !(right instanceof SqlType.NullType)) {
            throw new Unsupported("comparison of rows that hold %s beside %s".formatted(left, right));
        }
    }

    private static boolean isExact(SqlType type) {
        return type instanceof SqlType.IntegerType || type instanceof SqlType.DecimalType;
    }

    private static Scalar call(Operator operator, List<Scalar> arguments) {
        return new Scalar.Call(operator, arguments, SqlType.BOOLEAN);
    }
}
