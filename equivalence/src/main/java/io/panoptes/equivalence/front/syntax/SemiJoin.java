package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code FROM a LEFT SEMI JOIN b ON p -> FROM a WHERE EXISTS (SELECT * FROM b WHERE p)}, and NOT EXISTS for an anti join,
 * where the join is the outermost of its FROM clause.
 */
record SemiJoin() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select) {
            while (select.getFrom() instanceof SqlJoin join && isSemi(join) && join.getCondition() != null) {
                SqlNode partner = partner(join, join.getCondition());
                SqlParserPos position = join.getParserPosition();
                SqlNode where = select.getWhere();
                select.setFrom(join.getLeft());
                select.setWhere(where == null ? partner : SqlStdOperatorTable.AND.createCall(position, partner, where));
            }
        }
        return Optional.empty();
    }

    private static boolean isSemi(SqlJoin join) {
        return join.getJoinType() == JoinType.LEFT_SEMI_JOIN || join.getJoinType() == JoinType.LEFT_ANTI_JOIN;
    }

    private static SqlNode partner(SqlJoin join, SqlNode condition) {
        SqlParserPos position = join.getParserPosition();
        SqlNodeList star = SqlNodeList.of(SqlIdentifier.star(position));
        SqlSelect partners = new SqlSelect(
                position, null, star, join.getRight(), condition, null, null, null, null, null, null, null, null);
        SqlNode exists = SqlStdOperatorTable.EXISTS.createCall(position, partners);
        return join.getJoinType() == JoinType.LEFT_SEMI_JOIN
                ? exists
                : SqlStdOperatorTable.NOT.createCall(position, exists);
    }
}
