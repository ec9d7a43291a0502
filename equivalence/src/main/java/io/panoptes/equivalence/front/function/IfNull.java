package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;

/** {@code IFNULL(a, b), NVL(a, b) -> COALESCE(a, b)}. */
public record IfNull() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return Calls.isNamed(call, List.of("IFNULL", "NVL"), 2)
                ? Optional.of(SqlStdOperatorTable.COALESCE.createCall(call.getParserPosition(), call.getOperandList()))
                : Optional.empty();
    }
}
