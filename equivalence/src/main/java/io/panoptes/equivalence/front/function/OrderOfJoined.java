package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import org.apache.calcite.rel.core.AggregateCall;
import org.apache.calcite.rel.type.RelDataType;

/**
 * {@code GROUP_CONCAT(a ORDER BY b)} where b may be NULL: MySQL compares keys there without a look at whether they are, so that NULL
 * counts as 0, or as the empty text. Not where it orders by what it joins: NULLs are left out.
 */
public final class OrderOfJoined {
    private OrderOfJoined() {}

    /**
     * @param row of the rows below the groups
     * @param input these rows
     * @throws Unsupported where a key may be NULL
     */
    public static void check(AggregateCall call, RelDataType row, Relation input) {
        call.getCollation().getFieldCollations().forEach(key -> {
            int index = key.getFieldIndex();
            boolean joined = call.getArgList().stream().anyMatch(argument -> isOf(argument, index, input));
            if (row.getFieldList().get(index).getType().isNullable() && !joined) {
                throw new Unsupported("GROUP_CONCAT in an order that may have NULLs");
            }
        });
    }

    private static boolean isOf(int argument, int key, Relation input) {
        return argument == key
                || input instanceof Relation.Project project
                        && project.expressions().get(argument) instanceof Scalar.Cast(Scalar operand, var ignored)
                        && operand.equals(project.expressions().get(key));
    }
}
