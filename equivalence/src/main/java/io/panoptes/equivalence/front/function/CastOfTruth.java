package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.node.TruthValues;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/** {@code CAST(a = b AS INTEGER) -> CASE WHEN a = b THEN 1 WHEN NOT a = b THEN 0 END}, which Calcite takes for no cast. */
public record CastOfTruth() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.getKind() != SqlKind.CAST
                || !(call.operand(1) instanceof SqlDataTypeSpec type)
                || !isWhole(type)
                || !isTruth(call.operand(0))) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        SqlNode truth = call.operand(0);
        SqlNode number = new SqlCase(
                position,
                null,
                SqlNodeList.of(truth, SqlStdOperatorTable.NOT.createCall(position, truth)),
                SqlNodeList.of(Calls.number(1, position), Calls.number(0, position)),
                SqlLiteral.createNull(position));
        return Optional.of(call.getOperator().createCall(position, number, type));
    }

    private static boolean isTruth(SqlNode node) {
        return TruthValues.isTruthValue(node)
                || node instanceof SqlLiteral literal && literal.getTypeName() == SqlTypeName.BOOLEAN;
    }

    private static boolean isWhole(SqlDataTypeSpec type) {
        SqlTypeName name = SqlTypeName.get(type.getTypeName().getSimple());
        return name != null && SqlTypeName.INT_TYPES.contains(name);
    }
}
