package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;

/**
 * {@code +s -> s}: the sign makes no number of a text. Where columns ask a type of what they are compared with, one behind the sign asks
 * for none.
 */
record UnaryPlus(boolean columnsAskForTypes) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.PLUS_PREFIX) {
            return Optional.empty();
        }
        SqlNode operand = call.operand(0);
        return Optional.of(
                columnsAskForTypes && !(operand instanceof SqlLiteral)
                        ? FrontOperators.PLAIN_VALUE.createCall(call.getParserPosition(), operand)
                        : operand);
    }
}
