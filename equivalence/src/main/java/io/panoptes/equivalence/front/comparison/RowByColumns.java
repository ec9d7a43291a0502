package io.panoptes.equivalence.front.comparison;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code (a, b) = (c, d) -> a = c AND b = d} and {@code (a, b) < (c, d) -> a < c OR a = c AND b < d}, where each two columns are
 * compared in a way that depends on their types.
 */
public record RowByColumns() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call.operandCount() != 2
                || !(call.operand(0) instanceof SqlCall left)
                || !(call.operand(1) instanceof SqlCall right)
                || left.getKind() != SqlKind.ROW
                || right.getKind() != SqlKind.ROW
                || left.operandCount() != right.operandCount()) {
            return Optional.empty();
        }
        return switch (call.getKind()) {
            case EQUALS, IS_NOT_DISTINCT_FROM ->
                Optional.of(each(call.getOperator(), SqlStdOperatorTable.AND, left, right));
            case NOT_EQUALS, IS_DISTINCT_FROM ->
                Optional.of(each(call.getOperator(), SqlStdOperatorTable.OR, left, right));
            case LESS_THAN, LESS_THAN_OR_EQUAL ->
                Optional.of(ordered(SqlStdOperatorTable.LESS_THAN, call.getOperator(), left, right));
            case GREATER_THAN, GREATER_THAN_OR_EQUAL ->
                Optional.of(ordered(SqlStdOperatorTable.GREATER_THAN, call.getOperator(), left, right));
            default -> Optional.empty();
        };
    }

    private static SqlNode each(SqlOperator comparison, SqlOperator together, SqlCall left, SqlCall right) {
        List<SqlNode> compared = new ArrayList<>();
        for (int i = 0; i < left.operandCount(); i++) {
            compared.add(comparison.createCall(SqlParserPos.ZERO, left.operand(i), right.operand(i)));
        }
        return compared.stream()
                .reduce((one, other) -> together.createCall(SqlParserPos.ZERO, one, other))
                .orElseThrow();
    }

    /** @param last compares the last columns, where all before are equal */
    private static SqlNode ordered(SqlOperator strict, SqlOperator last, SqlCall left, SqlCall right) {
        SqlParserPos position = SqlParserPos.ZERO;
        int end = left.operandCount() - 1;
        SqlNode result = last.createCall(position, left.operand(end), right.operand(end));
        for (int i = end - 1; i >= 0; i--) {
            SqlNode tie = SqlStdOperatorTable.EQUALS.createCall(position, left.operand(i), right.operand(i));
            result = SqlStdOperatorTable.OR.createCall(
                    position,
                    strict.createCall(position, left.operand(i), right.operand(i)),
                    SqlStdOperatorTable.AND.createCall(position, tie, result));
        }
        return result;
    }
}
