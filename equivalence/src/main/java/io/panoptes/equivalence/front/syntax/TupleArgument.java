package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.front.operator.FrontOperators;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code FROM r AS u WHERE f(u) -> FROM r AS u WHERE f(u.a, u.b)}: a function of a whole row, of which nothing is known, is one of all its
 * columns. Only where no column has the row's name: none of the schema, nor of a subquery that the call stands in.
 */
record TupleArgument(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select) {
            Map<String, List<String>> rows = clause.tables(select.getFrom());
            List.copyOf(rows.values()).forEach(rows.keySet()::removeAll);
            clause.schema()
                    .tables()
                    .forEach(table -> table.columns().forEach(column -> rows.remove(FromClause.key(column.name()))));
            if (!rows.isEmpty()) {
                expand(select, rows);
            }
        }
        return Optional.empty();
    }

    private void expand(SqlSelect select, Map<String, List<String>> rows) {
        if (select.getWhere() != null) {
            select.setWhere(select.getWhere().accept(new Rows(rows)));
        }
        if (select.getHaving() != null) {
            select.setHaving(select.getHaving().accept(new Rows(rows)));
        }
    }

    private final class Rows extends SqlShuttle {
        private final Map<String, List<String>> rows;

        Rows(Map<String, List<String>> rows) {
            this.rows = rows;
        }

        @Override
        public @Nullable SqlNode visit(SqlCall call) {
            if (call instanceof SqlSelect select && select.getFrom() instanceof SqlNode from) {
                return isHidden(from) ? call : super.visit(call);
            }
            SqlNode visited = super.visit(call);
            return visited instanceof SqlCall inner
                            && inner.getOperator() instanceof SqlFunction function
                            && !FrontOperators.isKnown(function.getName())
                    ? withColumns(inner, rows)
                    : visited;
        }

        /** Whether one of the names may be another thing in a query with this FROM clause. */
        private boolean isHidden(SqlNode from) {
            return !clause.tellsTables(from)
                    || clause.tables(from).entrySet().stream()
                            .anyMatch(table -> rows.containsKey(table.getKey())
                                    || table.getValue().stream().anyMatch(rows::containsKey));
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
