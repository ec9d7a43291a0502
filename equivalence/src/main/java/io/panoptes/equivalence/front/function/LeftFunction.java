package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code LEFT(s, n) -> SUBSTRING(s, 1, n)} where n is a literal of at least 0. Any other n may be negative, and then counts from the end
 * in some DBMSs.
 */
public record LeftFunction() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, "LEFT", 2)
                || Calls.wholeNumber(call.operand(1)).orElse(-1) < 0) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        return Optional.of(SqlStdOperatorTable.SUBSTRING.createCall(
                position, call.operand(0), Calls.number(1, position), call.operand(1)));
    }
}
