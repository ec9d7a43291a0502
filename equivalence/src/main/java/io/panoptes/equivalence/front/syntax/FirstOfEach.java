package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWindow;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;

/**
 * {@code SELECT DISTINCT ON (a) b FROM t ORDER BY c ->
 * SELECT b FROM (SELECT b, c, ROW_NUMBER() OVER (PARTITION BY a ORDER BY c) AS n FROM t) WHERE n = 1 ORDER BY c}: the first row of each
 * group. Where several are first, the numbers are left open, and so is the answer. Likewise {@code LIMIT (SELECT COUNT(*) FROM u)}, where there
 * is one group and {@code n <= (SELECT COUNT(*) FROM u)}.
 */
record FirstOfEach(FromClause clause) implements SyntaxRewrite {
    private static final String MARK = "DISTINCT$ON";
    private static final String LIMIT = "LIMIT$OF";
    private static final String NUMBER = "FIRST$NUMBER";
    /** Of counts they give counts. */
    private static final Set<SqlKind> COUNTS = EnumSet.of(SqlKind.PLUS, SqlKind.TIMES, SqlKind.DIVIDE);

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return call instanceof SqlOrderBy order && order.query instanceof SqlSelect select && isMarked(select)
                ? Optional.of(first(select, order))
                : Optional.empty();
    }

    /** A query without ORDER BY, whatever stands around it. */
    Optional<SqlNode> rewriteUnordered(SqlCall call) {
        SqlNodeList none = SqlNodeList.EMPTY;
        return call instanceof SqlSelect select && isMarked(select)
                ? Optional.of(first(select, new SqlOrderBy(call.getParserPosition(), call, none, null, null)).query)
                : Optional.empty();
    }

    private static boolean isMarked(SqlSelect select) {
        return select.getSelectList().get(0) instanceof SqlCall first
                && (first.getOperator().getName().equals(MARK) || isLimit(first));
    }

    private static boolean isLimit(SqlCall mark) {
        return mark.getOperator().getName().equals(LIMIT);
    }

    private SqlOrderBy first(SqlSelect select, SqlOrderBy order) {
        SqlParserPos position = select.getParserPosition();
        SqlCall mark = (SqlCall) select.getSelectList().get(0);
        SqlSelect inner = (SqlSelect) select.clone(position);
        inner.setSelectList(SelectItems.list(
                select.getSelectList().subList(1, select.getSelectList().size()), select));
        check(inner);
        List<SqlNode> items = SelectItems.of(inner, clause, "DISTINCT ON");
        List<SqlNode> list = new ArrayList<>();
        List<SqlNode> outer = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            list.add(as(SelectItems.expression(items.get(i)), "ITEM$" + i));
            SqlNode column = new SqlIdentifier("ITEM$" + i, position);
            outer.add(
                    SelectItems.name(items.get(i)).map(name -> as(column, name)).orElse(column));
        }
        List<SqlNode> within = new ArrayList<>();
        List<SqlNode> keys = new ArrayList<>();
        for (SqlNode key : order.orderList) {
            SqlNode meant = meant(KeyDirection.without(key), items);
            list.add(as(meant, "KEY$" + keys.size()));
            within.add(KeyDirection.of(key, meant));
            keys.add(KeyDirection.of(key, new SqlIdentifier("KEY$" + keys.size(), position)));
        }
        List<SqlNode> groups = isLimit(mark)
                ? List.of()
                : mark.getOperandList().stream()
                        .map(group -> meant(group, items))
                        .toList();
        list.add(as(number(SelectItems.list(groups, select), SelectItems.list(within, select)), NUMBER));
        inner.setSelectList(SelectItems.list(list, select));
        SqlNode number = new SqlIdentifier(NUMBER, position);
        SqlNode isFirst = isLimit(mark)
                ? SqlStdOperatorTable.LESS_THAN_OR_EQUAL.createCall(position, number, notBelowZero(mark.operand(0)))
                : SqlStdOperatorTable.EQUALS.createCall(position, number, Calls.number(1, position));
        SqlSelect result = new SqlSelect(
                position,
                null,
                SelectItems.list(outer, select),
                as(inner, "FIRST$ROWS"),
                isFirst,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
        return new SqlOrderBy(
                order.getParserPosition(), result, SelectItems.list(keys, select), order.offset, order.fetch);
    }

    /** A query that gives a whole number from 0 on: a limit below 0 would be none, and one that is no whole number an error. */
    private static SqlNode notBelowZero(SqlNode query) {
        if (query instanceof SqlSelect select
                && select.getSelectList().size() == 1
                && isCount(SelectItems.expression(select.getSelectList().get(0)))) {
            return query;
        }
        throw new Unsupported("LIMIT of a query that gives no count");
    }

    private static boolean isCount(SqlNode node) {
        if (Calls.wholeNumber(node).isPresent()) {
            return true;
        }
        return node instanceof SqlCall call
                && (call.getOperator().getName().equalsIgnoreCase("COUNT")
                        || COUNTS.contains(call.getKind())
                                && call.getOperandList().stream().allMatch(FirstOfEach::isCount));
    }

    private static void check(SqlSelect select) {
        if (select.getGroup() != null && select.getGroup().stream().anyMatch(SqlLiteral.class::isInstance)) {
            throw new Unsupported("DISTINCT ON beside GROUP BY a position");
        }
        if (select.getQualify() != null) {
            // The first rows are of those that QUALIFY keeps, and it is told of them too late here.
            throw new Unsupported("DISTINCT ON beside QUALIFY");
        }
    }

    /** {@code ROW_NUMBER() OVER (PARTITION BY groups ORDER BY keys)}. */
    private static SqlNode number(SqlNodeList groups, SqlNodeList keys) {
        SqlParserPos position = groups.getParserPosition();
        SqlNode window = SqlWindow.create(
                null, null, groups, keys, SqlLiteral.createBoolean(false, position), null, null, null, position);
        return SqlStdOperatorTable.OVER.createCall(
                position, SqlStdOperatorTable.ROW_NUMBER.createCall(position), window);
    }

    private static SqlNode as(SqlNode node, String name) {
        SqlParserPos position = node.getParserPosition();
        return SqlStdOperatorTable.AS.createCall(position, node, new SqlIdentifier(name, position));
    }

    /** The item that a position or an alias stands for, or the expression itself. */
    private static SqlNode meant(SqlNode key, List<SqlNode> items) {
        if (key instanceof SqlLiteral) {
            long position = Calls.wholeNumber(key).orElse(0);
            if (position < 1 || position > items.size()) {
                throw new Unsupported("DISTINCT ON a position without an item");
            }
            return SelectItems.expression(items.get((int) position - 1));
        }
        List<SqlNode> aliased =
                items.stream().filter(item -> item.getKind() == SqlKind.AS).toList();
        if (key instanceof SqlIdentifier name && name.isSimple()) {
            return aliased.stream()
                    .filter(item -> SelectItems.name(item).orElseThrow().equalsIgnoreCase(name.getSimple()))
                    .findFirst()
                    .map(SelectItems::expression)
                    .orElse(key);
        }
        if (!aliased.isEmpty() && !(key instanceof SqlIdentifier)) {
            throw new Unsupported("DISTINCT ON and ORDER BY an expression beside aliases");
        }
        return key;
    }
}
