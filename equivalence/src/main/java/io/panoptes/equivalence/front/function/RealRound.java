package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code ROUND(a, n) -> ROUND(CAST(a AS DOUBLE), n)}, where rounding gives a number in floating point even of whole numbers.
 */
public record RealRound() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!call.getOperator().getName().equalsIgnoreCase("ROUND")
                || call.operandCount() < 1
                || isDouble(call.operand(0))) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        List<SqlNode> operands = new ArrayList<>(call.getOperandList());
        operands.set(
                0,
                SqlStdOperatorTable.CAST.createCall(
                        position,
                        operands.getFirst(),
                        new SqlDataTypeSpec(new SqlBasicTypeNameSpec(SqlTypeName.DOUBLE, position), position)));
        return Optional.of(call.getOperator().createCall(position, operands));
    }

    private static boolean isDouble(SqlNode operand) {
        return operand instanceof SqlCall cast
                && cast.getKind() == SqlKind.CAST
                && cast.operand(1) instanceof SqlDataTypeSpec type
                && type.getTypeName().getSimple().equalsIgnoreCase(SqlTypeName.DOUBLE.getName());
    }
}
