package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code FROM r AS u WHERE f(u) -> FROM r AS u WHERE f(u.a, u.b)}: a function of a whole row is one of all its columns.
 * Only where no column has the row's name.
 */
record TupleArgument(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select) {
            Map<String, List<String>> rows = clause.tables(select.getFrom());
            Set<String> columns = new HashSet<>();
            rows.values().forEach(columns::addAll);
            rows.keySet().removeAll(columns);
            if (!rows.isEmpty()) {
                expand(select, rows);
            }
        }
        return Optional.empty();
    }

    private static void expand(SqlSelect select, Map<String, List<String>> rows) {
        SqlShuttle shuttle = new SqlShuttle() {
            @Override
            public @Nullable SqlNode visit(SqlCall call) {
                SqlNode visited = super.visit(call);
                return visited instanceof SqlCall inner && inner.getOperator() instanceof SqlFunction
                        ? withColumns(inner, rows)
                        : visited;
            }
        };
        if (select.getWhere() != null) {
            select.setWhere(select.getWhere().accept(shuttle));
        }
        if (select.getHaving() != null) {
            select.setHaving(select.getHaving().accept(shuttle));
        }
    }

    private static SqlNode withColumns(SqlCall call, Map<String, List<String>> rows) {
        List<SqlNode> arguments = new ArrayList<>();
        boolean changed = false;
        for (SqlNode argument : call.getOperandList()) {
            List<String> columns = argument instanceof SqlIdentifier name && name.isSimple()
                    ? rows.get(FromClause.key(name.getSimple()))
                    : null;
            if (columns == null) {
                arguments.add(argument);
            } else {
                changed = true;
                String row = ((SqlIdentifier) argument).getSimple();
                columns.forEach(
                        column -> arguments.add(new SqlIdentifier(List.of(row, column), argument.getParserPosition())));
            }
        }
        return changed ? call.getOperator().createCall(call.getParserPosition(), arguments) : call;
    }
}
