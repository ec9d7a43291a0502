package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;

/** {@code ISNULL(a) -> a IS NULL}. */
public record IsNullFunction() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return Calls.isNamed(call, "ISNULL", 1)
                ? Optional.of(SqlStdOperatorTable.IS_NULL.createCall(call.getParserPosition(), call.getOperandList()))
                : Optional.empty();
    }
}
