package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/** SQLite's {@code TOTAL(a) -> COALESCE(CAST(SUM(a) AS DOUBLE), 0E0)}. */
record Total() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!Calls.isNamed(call, "TOTAL", 1)) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        SqlNode sum = SqlStdOperatorTable.SUM.createCall(
                call.getFunctionQuantifier(), position, call.getOperandList().toArray(SqlNode[]::new));
        SqlNode real = SqlStdOperatorTable.CAST.createCall(
                position, sum, new SqlDataTypeSpec(new SqlBasicTypeNameSpec(SqlTypeName.DOUBLE, position), position));
        return Optional.of(SqlStdOperatorTable.COALESCE.createCall(
                position, List.of(real, SqlLiteral.createApproxNumeric("0E0", position))));
    }
}
