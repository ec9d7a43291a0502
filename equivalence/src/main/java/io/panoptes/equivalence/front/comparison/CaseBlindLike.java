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
 * nothing is known.
 */
public record CaseBlindLike(boolean known) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
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
        SqlNode like = FrontOperators.unknown("ILIKE", SqlTypeName.BOOLEAN)
                .createCall(call.getParserPosition(), call.getOperandList());
        return Optional.of(negated ? SqlStdOperatorTable.NOT.createCall(call.getParserPosition(), like) : like);
    }
}
