package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.JoinConditionType;
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
 * {@code FROM a LEFT SEMI JOIN b ON p -> FROM a WHERE EXISTS (SELECT 1 FROM b WHERE p)}, and NOT EXISTS for an anti join,
 * anywhere in the FROM clause but on a side to which an outer join may add NULLs: there the rows can't be dropped later.
 */
record SemiJoin(FromClause clause) implements SyntaxRewrite {
    /** Changes FROM and WHERE of the SELECT in place. */
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() != null) {
            List<SqlNode> conditions = new ArrayList<>();
            select.setFrom(withoutSemiJoins(select.getFrom(), true, conditions));
            if (select.getWhere() != null) {
                conditions.add(select.getWhere());
            }
            conditions.stream()
                    .reduce((left, right) -> SqlStdOperatorTable.AND.createCall(left.getParserPosition(), left, right))
                    .ifPresent(select::setWhere);
        }
        return Optional.empty();
    }

    /**
     * The FROM clause without semi and anti joins; what they ask of a row goes to the conditions.
     *
     * @param kept whether no outer join adds NULLs to these rows
     */
    private SqlNode withoutSemiJoins(SqlNode from, boolean kept, List<SqlNode> conditions) {
        if (!(from instanceof SqlJoin join)) {
            return from;
        }
        JoinType type = join.getJoinType();
        if (type == JoinType.LEFT_SEMI_JOIN || type == JoinType.LEFT_ANTI_JOIN) {
            if (!kept) {
                throw new Unsupported("semi or anti join on the optional side of an outer join");
            }
            SqlNode left = withoutSemiJoins(join.getLeft(), true, conditions);
            conditions.add(hasPartner(join));
            return left;
        }
        boolean leftKept = kept && type != JoinType.RIGHT && type != JoinType.FULL;
        boolean rightKept = kept && type != JoinType.LEFT && type != JoinType.FULL;
        join.setLeft(withoutSemiJoins(join.getLeft(), leftKept, conditions));
        join.setRight(withoutSemiJoins(join.getRight(), rightKept, conditions));
        return join;
    }

    /** {@code EXISTS (SELECT 1 FROM b WHERE p)}, or NOT EXISTS for an anti join. */
    private SqlNode hasPartner(SqlJoin join) {
        SqlParserPos position = join.getParserPosition();
        SqlNodeList one = SqlNodeList.of(Calls.number(1, position));
        SqlSelect partners = new SqlSelect(
                position, null, one, join.getRight(), condition(join), null, null, null, null, null, null, null, null);
        rewrite(partners);
        SqlNode exists = SqlStdOperatorTable.EXISTS.createCall(position, partners);
        return join.getJoinType() == JoinType.LEFT_SEMI_JOIN
                ? exists
                : SqlStdOperatorTable.NOT.createCall(position, exists);
    }

    private SqlNode condition(SqlJoin join) {
        SqlNode condition = join.getCondition();
        if (condition == null) {
            throw new Unsupported("semi or anti join without ON");
        }
        return join.getConditionType() == JoinConditionType.USING && condition instanceof SqlNodeList columns
                ? columns.stream()
                        .map(column -> equality(join, FromClause.key(column.toString())))
                        .reduce((left, right) ->
                                SqlStdOperatorTable.AND.createCall(left.getParserPosition(), left, right))
                        .orElseThrow()
                : condition;
    }

    /** {@code USING (c) -> a.c = b.c}. */
    private SqlNode equality(SqlJoin join, String column) {
        return SqlStdOperatorTable.EQUALS.createCall(
                join.getParserPosition(),
                columnOf(join.getLeft(), column, join),
                columnOf(join.getRight(), column, join));
    }

    private SqlNode columnOf(SqlNode side, String column, SqlJoin join) {
        String table = clause.provider(side, column)
                .orElseThrow(() -> new Unsupported("semi or anti join USING a column whose table can't be told"));
        return new SqlIdentifier(List.of(table, column), join.getParserPosition());
    }
}
