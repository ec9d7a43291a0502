package io.panoptes.equivalence.front.syntax;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT c FROM a JOIN b USING (c) -> SELECT a.c AS c FROM a JOIN b USING (c)}: a merged column is that of the side
 * that keeps all its rows. Calcite does this itself, but not inside aggregates and some other places.
 */
record MergedColumns(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getFrom() != null) {
            SqlNode from = select.getFrom();
            Map<String, String> providers = new HashMap<>();
            clause.mergedColumns(from)
                    .forEach(column -> clause.provider(from, column).ifPresent(table -> providers.put(column, table)));
            if (!providers.isEmpty()) {
                qualify(select, providers);
            }
        }
        return Optional.empty();
    }

    private static void qualify(SqlSelect select, Map<String, String> providers) {
        SqlShuttle shuttle = new SqlShuttle() {
            @Override
            public SqlNode visit(SqlIdentifier name) {
                String table = name.isSimple() ? providers.get(FromClause.key(name.getSimple())) : null;
                return table == null
                        ? name
                        : new SqlIdentifier(List.of(table, name.getSimple()), name.getParserPosition());
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
        };
        SqlNodeList items = new SqlNodeList(select.getSelectList().getParserPosition());
        select.getSelectList().forEach(item -> items.add(item(item, shuttle)));
        select.setSelectList(items);
        if (select.getWhere() != null) {
            select.setWhere(select.getWhere().accept(shuttle));
        }
        if (select.getGroup() != null) {
            select.setGroupBy((SqlNodeList) select.getGroup().accept(shuttle));
        }
        if (select.getHaving() != null) {
            select.setHaving(select.getHaving().accept(shuttle));
        }
    }

    /** A column that stands alone in the select list keeps its name. */
    private static SqlNode item(SqlNode item, SqlShuttle shuttle) {
        SqlNode qualified = item.accept(shuttle);
        boolean renamed = item instanceof SqlIdentifier && qualified != item;
        return renamed
                ? SqlStdOperatorTable.AS.createCall(
                        item.getParserPosition(),
                        qualified,
                        new SqlIdentifier(((SqlIdentifier) item).getSimple(), item.getParserPosition()))
                : qualified == null ? item : qualified;
    }
}
