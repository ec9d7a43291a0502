package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlBetweenOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code a BETWEEN b AND c -> a >= b AND a <= c} and {@code a IN (b, c) -> a = b OR a = c}, where each comparison has types of its
 * own, and what stands in a list asks none.
 */
record PlainComparisons() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return switch (call.getKind()) {
            case BETWEEN -> Optional.of(between(call));
            case IN, NOT_IN -> in(call);
            default -> Optional.empty();
        };
    }

    private static SqlNode between(SqlCall call) {
        SqlParserPos position = call.getParserPosition();
        SqlNode value = call.operand(0);
        SqlNode both = SqlStdOperatorTable.AND.createCall(
                position,
                SqlStdOperatorTable.GREATER_THAN_OR_EQUAL.createCall(position, value, call.operand(1)),
                SqlStdOperatorTable.LESS_THAN_OR_EQUAL.createCall(
                        position, value.clone(value.getParserPosition()), call.operand(2)));
        return ((SqlBetweenOperator) call.getOperator()).isNegated()
                ? SqlStdOperatorTable.NOT.createCall(position, both)
                : both;
    }

    private static Optional<SqlNode> in(SqlCall call) {
        if (!(call.operand(1) instanceof SqlNodeList items)
                || items.isEmpty()
                || call.operand(0).getKind() == SqlKind.ROW) {
            return Optional.empty();
        }
        SqlParserPos position = call.getParserPosition();
        boolean not = call.getKind() == SqlKind.NOT_IN;
        SqlOperator comparison = not ? SqlStdOperatorTable.NOT_EQUALS : SqlStdOperatorTable.EQUALS;
        SqlOperator connective = not ? SqlStdOperatorTable.AND : SqlStdOperatorTable.OR;
        SqlNode value = call.operand(0);
        SqlNode result = null;
        for (SqlNode item : items) {
            SqlNode next = comparison.createCall(position, value.clone(value.getParserPosition()), PlainValue.of(item));
            result = result == null ? next : connective.createCall(position, result, next);
        }
        return Optional.ofNullable(result);
    }
}
