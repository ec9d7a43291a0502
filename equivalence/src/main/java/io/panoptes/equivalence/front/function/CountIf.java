package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/** {@code COUNT_IF(p) -> COUNT(CASE WHEN p THEN 1 END)}. */
public record CountIf() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, List.of("COUNT_IF", "COUNTIF"), 1) || call.getFunctionQuantifier() != null) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        SqlNode one = new SqlCase(
                position,
                null,
                SqlNodeList.of(call.operand(0)),
                SqlNodeList.of(Calls.number(1, position)),
                SqlLiteral.createNull(position));
        return Optional.of(SqlStdOperatorTable.COUNT.createCall(position, one));
    }
}
