package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.Optional;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.parser.SqlParserPos;

/** {@code a JOIN b -> a CROSS JOIN b}, and {@code a CROSS JOIN b ON p -> a JOIN b ON p}. */
record JoinCondition() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!(call instanceof SqlJoin join) || join.isNatural()) {
            return Optional.empty();
        }
        boolean conditional = join.getConditionType() != JoinConditionType.NONE;
        JoinType type = join.getJoinType();
        if (type == JoinType.INNER && !conditional) {
            return Optional.of(as(join, JoinType.CROSS));
        }
        return type == JoinType.CROSS && conditional ? Optional.of(as(join, JoinType.INNER)) : Optional.empty();
    }

    private static SqlNode as(SqlJoin join, JoinType type) {
        SqlParserPos position = join.getParserPosition();
        return new SqlJoin(
                position,
                join.getLeft(),
                SqlLiteral.createBoolean(false, position),
                type.symbol(position),
                join.getRight(),
                join.getConditionType().symbol(position),
                join.getCondition());
    }
}
