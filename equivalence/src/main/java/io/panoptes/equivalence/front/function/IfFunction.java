package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.parser.SqlParserPos;

/** {@code IF(p, a, b), IIF(p, a, b) -> CASE WHEN p THEN a ELSE b END}. */
public record IfFunction() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, List.of("IF", "IIF"), 3)) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        SqlNodeList conditions = SqlNodeList.of(call.operand(0));
        SqlNodeList results = SqlNodeList.of(call.operand(1));
        return Optional.of(new SqlCase(position, null, conditions, results, call.operand(2)));
    }
}
