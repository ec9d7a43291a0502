package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/** {@code NVL2(a, b, c) -> CASE WHEN a IS NOT NULL THEN b ELSE c END}. */
public record NullChoice() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, "NVL2", 3)) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        SqlNode present = SqlStdOperatorTable.IS_NOT_NULL.createCall(position, call.<SqlNode>operand(0));
        return Optional.of(
                new SqlCase(position, null, SqlNodeList.of(present), SqlNodeList.of(call.operand(1)), call.operand(2)));
    }
}
