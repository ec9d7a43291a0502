package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code COUNT_IF(p) -> SUM(CASE WHEN p THEN 1 WHEN NOT p THEN 0 END)}, as DuckDB has it: NULL where p is neither TRUE nor FALSE of any
 * row. Refused where nobody says that it is so, for others count, and give 0.
 */
public record CountIf(boolean adds) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, List.of("COUNT_IF", "COUNTIF"), 1) || call.getFunctionQuantifier() != null) {
            return Optional.empty();
        }
        if (!adds) {
            throw new Unsupported("COUNT_IF, which of no rows is NULL in DuckDB and 0 in others");
        }
        SqlParserPos position = call.getParserPosition();
        SqlNode condition = call.operand(0);
        SqlNode number = new SqlCase(
                position,
                null,
                SqlNodeList.of(condition, SqlStdOperatorTable.NOT.createCall(position, condition)),
                SqlNodeList.of(Calls.number(1, position), Calls.number(0, position)),
                SqlLiteral.createNull(position));
        return Optional.of(SqlStdOperatorTable.SUM.createCall(position, number));
    }
}
