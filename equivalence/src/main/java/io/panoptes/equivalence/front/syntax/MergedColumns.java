package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.JoinType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlStarExclude;
import org.apache.calcite.sql.SqlStarReplace;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT c FROM a JOIN b USING (c) -> SELECT a.c AS c FROM a JOIN b ON a.c = b.c}, and the same for NATURAL: a merged
 * column is that of the side that keeps all its rows, and of a full join the first of the two that is there. {@code *} has the
 * columns in the order of the tables, the merged one where it stands on the left.
 *
 * <p>Calcite does this itself where the columns of a table can't be told; joins behind a RIGHT or FULL one, and the order of
 * {@code *}, it has otherwise: there the query is refused.
 */
final class MergedColumns implements SyntaxRewrite {
    private final FromClause clause;
    /** What the merged columns of a query's FROM clause are, for its ORDER BY, which stands outside. */
    private final Map<SqlNode, Function<SqlNode, SqlNode>> changes = new IdentityHashMap<>();

    MergedColumns(FromClause clause) {
        this.clause = clause;
    }

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() instanceof SqlJoin join && merges(join)) {
            if (clause.tellsTables(join)) {
                change(select, join);
            } else {
                refuse(select, join);
            }
        }
        if (call instanceof SqlOrderBy order && changes.containsKey(order.query)) {
            SqlNode keys = changes.get(order.query).apply(order.orderList);
            return Optional.of(new SqlOrderBy(
                    order.getParserPosition(), order.query, (SqlNodeList) keys, order.offset, order.fetch));
        }
        return Optional.empty();
    }

    private static boolean merges(SqlNode from) {
        return from instanceof SqlJoin join
                && (join.isNatural()
                        || join.getConditionType() == JoinConditionType.USING
                        || merges(join.getLeft())
                        || merges(join.getRight()));
    }

    private static int mergingJoins(SqlNode from) {
        return from instanceof SqlJoin join
                ? mergingJoins(join.getLeft())
                        + mergingJoins(join.getRight())
                        + (join.isNatural() || join.getConditionType() == JoinConditionType.USING ? 1 : 0)
                : 0;
    }

    private static boolean keepsLeft(SqlNode from) {
        return !(from instanceof SqlJoin join)
                || (join.getJoinType() != JoinType.RIGHT
                        && join.getJoinType() != JoinType.FULL
                        && keepsLeft(join.getLeft())
                        && keepsLeft(join.getRight()));
    }

    private static void refuse(SqlSelect select, SqlJoin join) {
        boolean star = select.getSelectList().stream()
                .anyMatch(item -> item instanceof SqlIdentifier column && column.isStar() && column.names.size() == 1);
        if (star || mergingJoins(join) > 1 || !keepsLeft(join)) {
            throw new Unsupported("NATURAL or USING with a table whose columns can't be told");
        }
    }

    private void change(SqlSelect select, SqlJoin join) {
        Map<String, SqlNode> values = new HashMap<>();
        for (String column : clause.mergedColumns(join)) {
            if (!clause.isAmbiguous(join, column)) {
                values.put(column, known(clause.value(join, column, join.getParserPosition())));
            }
        }
        if (select.getSelectList().stream().anyMatch(MergedColumns::isUnknownStar)) {
            throw new Unsupported("* with exceptions beside USING");
        }
        SqlNodeList items = new SqlNodeList(select.getSelectList().getParserPosition());
        select.getSelectList().forEach(item -> items.addAll(expanded(item, join)));
        Qualifier qualifier = new Qualifier(values);
        SqlNodeList qualified = new SqlNodeList(items.getParserPosition());
        items.forEach(item -> qualified.add(item(item, qualifier)));
        select.setSelectList(qualified);
        if (select.getWhere() != null) {
            select.setWhere(select.getWhere().accept(qualifier));
        }
        if (select.getGroup() != null) {
            select.setGroupBy((SqlNodeList) select.getGroup().accept(qualifier));
        }
        if (select.getHaving() != null) {
            select.setHaving(select.getHaving().accept(qualifier));
        }
        select.getWindowList().replaceAll(window -> window == null ? null : window.accept(qualifier));
        if (select.getQualify() != null) {
            select.setQualify(select.getQualify().accept(qualifier));
        }
        List<String> names = items.stream().flatMap(item -> name(item).stream()).toList();
        Map<String, SqlNode> unnamed = new HashMap<>(values);
        unnamed.keySet().removeAll(names);
        changes.put(select, keys -> ordered((SqlNodeList) keys, unnamed, qualifier));
        select.setFrom(withConditions(join));
    }

    /** A key that is a name of the select list stands for that item; inside an expression it is the column. */
    private static SqlNode ordered(SqlNodeList keys, Map<String, SqlNode> unnamed, Qualifier qualifier) {
        SqlNodeList result = new SqlNodeList(keys.getParserPosition());
        Qualifier plain = new Qualifier(unnamed);
        for (SqlNode key : keys) {
            SqlNode inner = key;
            while (inner.getKind() == SqlKind.DESCENDING
                    || inner.getKind() == SqlKind.NULLS_FIRST
                    || inner.getKind() == SqlKind.NULLS_LAST) {
                inner = ((SqlCall) inner).operand(0);
            }
            SqlNode changed = key.accept(inner instanceof SqlIdentifier ? plain : qualifier);
            result.add(changed == null ? key : changed);
        }
        return result;
    }

    private static Optional<String> name(SqlNode item) {
        if (item.getKind() == SqlKind.AS) {
            return Optional.of(FromClause.key(FromClause.alias((SqlCall) item)));
        }
        return item instanceof SqlIdentifier column && !column.isStar()
                ? Optional.of(FromClause.key(column.names.getLast()))
                : Optional.empty();
    }

    private List<SqlNode> expanded(SqlNode item, SqlJoin join) {
        if (!(item instanceof SqlIdentifier star) || !star.isStar() || star.names.size() > 1) {
            return List.of(item);
        }
        return clause.star(join, star.getParserPosition()).stream()
                .map(column -> ofJoin(column, join))
                .toList();
    }

    /** A column of a star that has no table, where others of its name stand beside the join that merges it. */
    private SqlNode ofJoin(SqlIdentifier column, SqlJoin join) {
        if (!column.isSimple() || !clause.isAmbiguous(join, column.getSimple())) {
            return column;
        }
        SqlParserPos position = column.getParserPosition();
        return SqlStdOperatorTable.AS.createCall(
                position, known(clause.mergedValue(join, column.getSimple(), position)), column);
    }

    private static SqlNode known(Optional<SqlNode> value) {
        return value.orElseThrow(() -> new Unsupported("merged column of which there are two"));
    }

    /** Such as {@code * EXCLUDE (a)}, which is a kind of its own. */
    private static boolean isUnknownStar(SqlNode item) {
        return item instanceof SqlStarExclude || item instanceof SqlStarReplace;
    }

    private SqlNode withConditions(SqlNode from) {
        if (!(from instanceof SqlJoin join)) {
            return from;
        }
        SqlParserPos position = join.getParserPosition();
        boolean merging = join.isNatural() || join.getConditionType() == JoinConditionType.USING;
        Optional<SqlNode> condition = clause.mergedHere(join).stream()
                .map(column -> SqlStdOperatorTable.EQUALS.createCall(
                        position, side(join.getLeft(), column, position), side(join.getRight(), column, position)))
                .map(SqlNode.class::cast)
                .reduce((left, right) -> SqlStdOperatorTable.AND.createCall(position, left, right));
        SqlNode on =
                merging ? condition.orElseGet(() -> SqlLiteral.createBoolean(true, position)) : join.getCondition();
        return new SqlJoin(
                position,
                withConditions(join.getLeft()),
                SqlLiteral.createBoolean(false, position),
                merging && join.getJoinType() == JoinType.COMMA
                        ? JoinType.INNER.symbol(position)
                        : join.getJoinType().symbol(position),
                withConditions(join.getRight()),
                (merging ? JoinConditionType.ON : join.getConditionType()).symbol(position),
                on);
    }

    private SqlNode side(SqlNode side, String column, SqlParserPos position) {
        return clause.value(side, column, position)
                .orElseThrow(() -> new Unsupported("USING a column of which there are two"));
    }

    /** A column that stands alone in the select list keeps its name. */
    private static SqlNode item(SqlNode item, SqlShuttle shuttle) {
        SqlNode qualified = item.accept(shuttle);
        boolean renamed = item instanceof SqlIdentifier && qualified != item && qualified != null;
        return renamed
                ? SqlStdOperatorTable.AS.createCall(
                        item.getParserPosition(),
                        qualified,
                        new SqlIdentifier(((SqlIdentifier) item).getSimple(), item.getParserPosition()))
                : qualified == null ? item : qualified;
    }

    private static final class Qualifier extends SqlShuttle {
        private final Map<String, SqlNode> values;

        Qualifier(Map<String, SqlNode> values) {
            this.values = values;
        }

        @Override
        public SqlNode visit(SqlIdentifier name) {
            SqlNode value = name.isSimple() ? values.get(FromClause.key(name.getSimple())) : null;
            return value == null ? name : value.clone(name.getParserPosition());
        }

        @Override
        public @Nullable SqlNode visit(SqlCall call) {
            return switch (call.getKind()) {
                case SELECT, UNION, EXCEPT, INTERSECT, WITH, ORDER_BY -> call;
                case AS ->
                    SqlStdOperatorTable.AS.createCall(
                            call.getParserPosition(), call.operand(0).accept(this), call.operand(1));
                default -> super.visit(call);
            };
        }
    }
}
