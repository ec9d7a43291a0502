package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * SQLite's {@code MAX(a, b) -> CASE WHEN a IS NULL OR b IS NULL THEN NULL WHEN a >= b THEN a ELSE b END}, and MIN in the same way: with
 * more than one argument neither is an aggregate. Arguments are compared as they are, without the types of their columns.
 */
record ExtremeOfArguments() implements SyntaxRewrite {
    /** Each argument but the last is written three times. */
    private static final int MOST = 4;

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean max = call.getOperator().getName().equalsIgnoreCase("MAX");
        if ((!max && !call.getOperator().getName().equalsIgnoreCase("MIN")) || call.operandCount() < 2) {
            return Optional.empty();
        }
        if (call.operandCount() > MOST || call.getFunctionQuantifier() != null) {
            throw new Unsupported("MIN or MAX of more than %d arguments".formatted(MOST));
        }
        List<SqlNode> arguments = call.getOperandList();
        SqlNode result = arguments.getFirst();
        for (SqlNode argument : arguments.subList(1, arguments.size())) {
            result = ofTwo(result, argument, max, call.getParserPosition());
        }
        return Optional.of(result);
    }

    /** Of equal ones MAX gives the first, and MIN the last. */
    private static SqlNode ofTwo(SqlNode one, SqlNode other, boolean max, SqlParserPos position) {
        SqlOperator first = max ? SqlStdOperatorTable.GREATER_THAN_OR_EQUAL : SqlStdOperatorTable.LESS_THAN;
        SqlNode isNull = SqlStdOperatorTable.OR.createCall(
                position,
                SqlStdOperatorTable.IS_NULL.createCall(position, copy(one)),
                SqlStdOperatorTable.IS_NULL.createCall(position, copy(other)));
        SqlNode comparison = first.createCall(
                position, AffinityRewrites.PlainValue.of(copy(one)), AffinityRewrites.PlainValue.of(copy(other)));
        return new SqlCase(
                position,
                null,
                SqlNodeList.of(isNull, comparison),
                SqlNodeList.of(SqlLiteral.createNull(position), one),
                other);
    }

    private static SqlNode copy(SqlNode node) {
        return node.clone(node.getParserPosition());
    }
}
