package io.panoptes.equivalence.front.dates;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.Set;
import org.apache.calcite.rex.RexCall;
import org.apache.calcite.rex.RexNode;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.SqlTypeUtil;

/** Where a date counts as a number, functions that round give one in floating point, though the date is a whole number in a sum. */
public final class DatesAsNumbers {
    private static final Set<String> ROUNDINGS = Set.of("ABS", "FLOOR", "CEIL", "CEILING", "ROUND", "TRUNCATE");

    private DatesAsNumbers() {}

    /** @throws Unsupported where a date is rounded */
    public static void check(RexCall call, String name) {
        if (ROUNDINGS.contains(name) && call.getOperands().stream().anyMatch(DatesAsNumbers::isCastOfDate)) {
            throw new Unsupported(name + " of a date");
        }
    }

    private static boolean isCastOfDate(RexNode node) {
        return node.isA(SqlKind.CAST)
                && ((RexCall) node)
                        .getOperands().stream()
                                .anyMatch(
                                        operand -> SqlTypeUtil.isDatetime(operand.getType()) || isCastOfDate(operand));
    }
}
