package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code a IS NOT DISTINCT FROM TRUE -> a IS TRUE}, and {@code a IS (TRUE)}, which has become the former, likewise: with TRUE or FALSE on
 * the right SQLite asks whether the value is true, as 2 is; {@code TRUE IS a} compares with 1.
 */
record TruthComparison() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean same = call.getKind() == SqlKind.IS_NOT_DISTINCT_FROM;
        if ((!same && call.getKind() != SqlKind.IS_DISTINCT_FROM)
                || !(call.operand(1) instanceof SqlLiteral literal)
                || literal.getTypeName() != SqlTypeName.BOOLEAN) {
            return Optional.empty();
        }
        return Optional.of(
                test(same, literal.booleanValue()).createCall(call.getParserPosition(), call.<SqlNode>operand(0)));
    }

    private static SqlOperator test(boolean same, boolean value) {
        if (value) {
            return same ? SqlStdOperatorTable.IS_TRUE : SqlStdOperatorTable.IS_NOT_TRUE;
        }
        return same ? SqlStdOperatorTable.IS_FALSE : SqlStdOperatorTable.IS_NOT_FALSE;
    }
}
