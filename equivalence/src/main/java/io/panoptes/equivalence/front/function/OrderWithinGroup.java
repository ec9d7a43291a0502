package io.panoptes.equivalence.front.function;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.sql.reading.NullOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;

/**
 * {@code f(a) WITHIN GROUP (ORDER BY b) -> f(a) WITHIN GROUP (ORDER BY b NULLS LAST)}, or NULLS FIRST where the DBMS has them there:
 * for the order of an aggregate Calcite takes them to be the greatest, whatever it is told.
 *
 * @param nulls where they stand if the order does not say
 */
public record OrderWithinGroup(NullOrder nulls) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return switch (call.getKind()) {
            case WITHIN_GROUP, GROUP_CONCAT, STRING_AGG, ARRAY_AGG, ARRAY_CONCAT_AGG -> withPlacesOfNulls(call);
            default -> Optional.empty();
        };
    }

    private Optional<SqlNode> withPlacesOfNulls(SqlCall call) {
        List<SqlNode> operands = new ArrayList<>();
        for (SqlNode operand : call.getOperandList()) {
            operands.add(operand instanceof SqlNodeList keys ? withPlacesOfNulls(keys) : operand);
        }
        return Optional.of(
                call.getOperator().createCall(call.getFunctionQuantifier(), call.getParserPosition(), operands));
    }

    private SqlNodeList withPlacesOfNulls(SqlNodeList keys) {
        SqlNodeList result = new SqlNodeList(keys.getParserPosition());
        for (SqlNode key : keys) {
            boolean told = key.getKind() == SqlKind.NULLS_FIRST || key.getKind() == SqlKind.NULLS_LAST;
            boolean first = nulls.areFirst(key.getKind() == SqlKind.DESCENDING);
            result.add(
                    told
                            ? key
                            : (first ? SqlStdOperatorTable.NULLS_FIRST : SqlStdOperatorTable.NULLS_LAST)
                                    .createCall(key.getParserPosition(), key));
        }
        return result;
    }
}
