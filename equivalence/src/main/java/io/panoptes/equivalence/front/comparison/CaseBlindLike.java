package io.panoptes.equivalence.front.comparison;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * {@code a ILIKE b -> LOWER(a) LIKE LOWER(b)} where LIKE itself takes regard to case, and elsewhere a function of both of which
 * nothing is known; by value with ESCAPE too.
 */
public record CaseBlindLike(boolean known, boolean byValue) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        boolean like = Calls.isNamed(call, "ILIKE", call.operandCount());
        if (byValue && (like || Calls.isNamed(call, "NOT ILIKE", call.operandCount()))) {
            SqlParserPos position = call.getParserPosition();
            SqlNode matched = FrontOperators.ofValues("LIKE_WITHOUT_CASE").createCall(position, call.getOperandList());
            return Optional.of(like ? matched : SqlStdOperatorTable.NOT.createCall(position, matched));
        }
        boolean negated = Calls.isNamed(call, "NOT ILIKE", 2);
        if (!negated && !Calls.isNamed(call, "ILIKE", 2)) {
            return Optional.empty();
        }
        if (known) {
            SqlParserPos position = call.getParserPosition();
            SqlNode left = SqlStdOperatorTable.LOWER.createCall(position, call.<SqlNode>operand(0));
            SqlNode right = SqlStdOperatorTable.LOWER.createCall(position, call.<SqlNode>operand(1));
            return Optional.of((negated ? SqlStdOperatorTable.NOT_LIKE : SqlStdOperatorTable.LIKE)
                    .createCall(position, left, right));
        }
        SqlNode unknown = FrontOperators.unknown("ILIKE", SqlTypeName.BOOLEAN)
                .createCall(call.getParserPosition(), call.getOperandList());
        return Optional.of(negated ? SqlStdOperatorTable.NOT.createCall(call.getParserPosition(), unknown) : unknown);
    }
}
