package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * {@code FROM a, b RIGHT JOIN c -> FROM a, (b RIGHT JOIN c)}: JOIN binds before a comma, where Calcite and SQLite join from left to right. It
 * matters where the tables before the comma would get rows of NULLs, or give columns to merge: for RIGHT, FULL, NATURAL and USING. A condition
 * behind ON that names a table before the comma, or a column of one, is refused: it can't be that table's, but may be that of a query around. Where
 * the columns of those tables can't be told, no condition may name anything.
 *
 * @param open whether DBMSs of the reading differ, so that such queries are refused
 */
record CommaBeforeJoin(boolean open, FromClause clause) implements SyntaxRewrite {
    private static final String COMPLAINT = "condition of a join that names a table before a comma, or may name one";

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() instanceof SqlJoin join) {
            select.setFrom(bound(join));
        }
        return Optional.empty();
    }

    private SqlNode bound(SqlNode from) {
        if (!(from instanceof SqlJoin join)) {
            return from;
        }
        SqlJoin comma = join;
        boolean matters = false;
        List<SqlNode> conditions = new ArrayList<>();
        while (comma.getJoinType() != JoinType.COMMA) {
            matters |= matters(comma);
            if (comma.getConditionType() == JoinConditionType.ON && comma.getCondition() != null) {
                conditions.add(comma.getCondition());
            }
            if (!(comma.getLeft() instanceof SqlJoin left)) {
                return join;
            }
            comma = left;
        }
        if (matters && open) {
            throw new Unsupported("RIGHT, FULL, NATURAL or USING behind a comma, which DBMSs bind in two ways");
        }
        refuseNamesOf(comma.getLeft(), conditions);
        SqlNode before = bound(comma.getLeft());
        return matters
                ? with(comma, before, moved(join, comma.getRight()))
                : moved(join, with(comma, before, comma.getRight()));
    }

    private void refuseNamesOf(SqlNode before, List<SqlNode> conditions) {
        if (!clause.tellsTables(before)) {
            conditions.forEach(condition -> condition.accept(new AnyName()));
            return;
        }
        Map<String, List<String>> tables = clause.tables(before);
        Set<String> columns = new HashSet<>();
        tables.values().forEach(columns::addAll);
        var names = new NameInWhere.Names(clause, columns, tables.keySet(), COMPLAINT);
        conditions.forEach(condition -> condition.accept(names));
    }

    private static final class AnyName extends SqlBasicVisitor<@Nullable Void> {
        @Override
        public @Nullable Void visit(SqlIdentifier name) {
            throw new Unsupported(COMPLAINT);
        }
    }

    private static boolean matters(SqlJoin join) {
        return join.getJoinType() == JoinType.RIGHT
                || join.getJoinType() == JoinType.FULL
                || join.isNatural()
                || join.getConditionType() == JoinConditionType.USING;
    }

    /** The joins behind the comma, which begin with this table. */
    private static SqlNode moved(SqlJoin join, SqlNode first) {
        return join.getJoinType() == JoinType.COMMA
                ? first
                : with(join, moved((SqlJoin) join.getLeft(), first), join.getRight());
    }

    private static SqlJoin with(SqlJoin join, SqlNode left, SqlNode right) {
        return new SqlJoin(
                join.getParserPosition(),
                left,
                SqlLiteral.createBoolean(join.isNatural(), join.getParserPosition()),
                join.getJoinTypeNode(),
                right,
                join.getConditionTypeNode(),
                join.getCondition());
    }
}
