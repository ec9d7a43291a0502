package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;

/**
 * {@code a / b ->} a division of exact fractions, where the profile says {@code exact}; {@code a / INTEGER_DIVISOR(b) ->}
 * the division that cuts off.
 */
record Division(boolean exact) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.DIVIDE || call.operandCount() != 2) {
            return Optional.empty();
        }
        if (call.operand(1) instanceof SqlCall divisor && Calls.isNamed(divisor, "INTEGER_DIVISOR", 1)) {
            return Optional.of(FrontOperators.INTEGER_DIVIDE.createCall(
                    call.getParserPosition(), call.operand(0), divisor.operand(0)));
        }
        return exact
                ? Optional.of(FrontOperators.EXACT_DIVIDE.createCall(call.getParserPosition(), call.getOperandList()))
                : Optional.empty();
    }
}
