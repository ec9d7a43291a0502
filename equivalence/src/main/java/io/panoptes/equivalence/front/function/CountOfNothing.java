package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;

/** {@code COUNT() -> COUNT(*)}, as SQLite and DuckDB have it. */
public record CountOfNothing() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return Calls.isNamed(call, "COUNT", 0)
                ? Optional.of(SqlStdOperatorTable.COUNT.createCall(
                        call.getParserPosition(), SqlIdentifier.star(call.getParserPosition())))
                : Optional.empty();
    }
}
