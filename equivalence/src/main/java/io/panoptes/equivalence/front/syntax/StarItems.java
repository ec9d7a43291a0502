package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;

/**
 * {@code "STAR$"("EXCLUDE$"(a), "REPLACE$"(b + 1, b), "RENAME$"(c, d)) -> b + 1 AS b, c AS d, ...}: the columns of the FROM clause but for
 * those that are left out, which can be none that is not there.
 */
record StarItems(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!(call instanceof SqlSelect select)
                || select.getSelectList().stream().noneMatch(StarItems::isStar)) {
            return Optional.empty();
        }
        SqlNode from = select.getFrom();
        if (from == null || !clause.tellsTables(from)) {
            throw new Unsupported("* with exceptions, of columns that can't be told");
        }
        SqlNodeList items = new SqlNodeList(select.getSelectList().getParserPosition());
        for (SqlNode item : select.getSelectList()) {
            if (isStar(item)) {
                items.addAll(columns((SqlCall) item, from));
            } else {
                items.add(item);
            }
        }
        if (items.isEmpty()) {
            throw new Unsupported("* without any column");
        }
        select.setSelectList(items);
        return Optional.of(select);
    }

    private static boolean isStar(SqlNode node) {
        return isNamed(node, "STAR$");
    }

    private static boolean isNamed(SqlNode node, String name) {
        return node instanceof SqlCall call && call.getOperator().getName().equals(name);
    }

    private List<SqlNode> columns(SqlCall star, SqlNode from) {
        List<SqlIdentifier> columns = new ArrayList<>(clause.star(from, star.getParserPosition()));
        List<String> merged = clause.mergedColumns(from);
        if (star.operand(0) instanceof SqlIdentifier table) {
            if (!merged.isEmpty()) {
                throw new Unsupported("* of one table with exceptions beside USING");
            }
            columns.removeIf(column -> !column.names.getFirst().equals(FromClause.key(table.toString())));
        }
        List<SqlNode> items = new ArrayList<>(columns);
        for (SqlNode mark : star.getOperandList()) {
            if (mark instanceof SqlCall change && change.operandCount() > 0) {
                apply(change, columns, items, merged);
            }
        }
        items.removeIf(item -> item instanceof SqlNodeList);
        return items;
    }

    /** An item that is left out becomes an empty list. */
    private static void apply(SqlCall change, List<SqlIdentifier> columns, List<SqlNode> items, List<String> merged) {
        boolean replaced = isNamed(change, "REPLACE$");
        SqlNode name = change.operand(replaced ? 1 : 0);
        if (!(name instanceof SqlIdentifier column)) {
            throw new Unsupported("* with such exceptions");
        }
        boolean found = false;
        for (int i = 0; i < items.size(); i++) {
            if (!isMeant(column, columns.get(i), merged)) {
                continue;
            }
            found = true;
            if (isNamed(change, "EXCLUDE$")) {
                items.set(i, new SqlNodeList(change.getParserPosition()));
            } else if (items.get(i) instanceof SqlIdentifier) {
                SqlNode value = replaced ? change.operand(0) : columns.get(i);
                SqlNode alias = replaced ? column : change.operand(1);
                if (!(alias instanceof SqlIdentifier simple) || !simple.isSimple()) {
                    throw new Unsupported("* with such exceptions");
                }
                items.set(i, SqlStdOperatorTable.AS.createCall(change.getParserPosition(), value, simple));
            } else {
                throw new Unsupported("two exceptions of one column of *");
            }
        }
        if (!found) {
            throw new Unsupported("* with an exception that is no column");
        }
    }

    private static boolean isMeant(SqlIdentifier written, SqlIdentifier column, List<String> merged) {
        String name = FromClause.key(written.names.getLast());
        if (!column.names.getLast().equals(name)) {
            return false;
        }
        if (!written.isSimple() && merged.contains(name)) {
            throw new Unsupported("* with an exception of one side of USING");
        }
        return written.isSimple()
                || FromClause.key(written.names.get(written.names.size() - 2)).equals(column.names.getFirst());
    }
}
