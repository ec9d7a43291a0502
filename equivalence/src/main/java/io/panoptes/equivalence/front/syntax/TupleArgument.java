package io.panoptes.equivalence.front.syntax;

import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code FROM r AS u WHERE f(u) -> FROM r AS u WHERE f(u.a, u.b)}: a function of a whole row is one of all its columns.
 * Only where no column has the row's name.
 */
record TupleArgument(Schema schema) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!(call instanceof SqlSelect select) || select.getFrom() == null) {
            return Optional.empty();
        }
        Map<String, List<String>> rows = new LinkedHashMap<>();
        collect(select.getFrom(), rows);
        rows.values().stream().flatMap(List::stream).toList().forEach(rows::remove);
        if (!rows.isEmpty()) {
            expand(select, rows);
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
        for (SqlNode argument : call.getOperandList()) {
            List<String> columns =
                    argument instanceof SqlIdentifier name && name.isSimple() ? rows.get(key(name.getSimple())) : null;
            if (columns == null) {
                arguments.add(argument);
            } else {
                String row = ((SqlIdentifier) argument).getSimple();
                columns.forEach(
                        column -> arguments.add(new SqlIdentifier(List.of(row, column), argument.getParserPosition())));
            }
        }
        return arguments.equals(call.getOperandList())
                ? call
                : call.getOperator().createCall(call.getParserPosition(), arguments);
    }

    /** The tables of a FROM clause by name, with their columns; those whose columns can't be told are left out. */
    private void collect(SqlNode from, Map<String, List<String>> rows) {
        if (from instanceof SqlJoin join) {
            collect(join.getLeft(), rows);
            collect(join.getRight(), rows);
        } else if (from.getKind() == SqlKind.AS) {
            SqlCall as = (SqlCall) from;
            if (as.operandCount() == 2) {
                columns(as.operand(0))
                        .ifPresent(columns -> rows.put(key(as.operand(1).toString()), columns));
            }
        } else if (from instanceof SqlIdentifier table) {
            columns(table).ifPresent(columns -> rows.put(key(table.names.getLast()), columns));
        }
    }

    private Optional<List<String>> columns(SqlNode item) {
        if (item instanceof SqlIdentifier name) {
            return schema.table(name.names.getLast())
                    .map(table -> table.columns().stream()
                            .map(column -> key(column.name()))
                            .toList());
        }
        return item instanceof SqlSelect select && isStarOnly(select) ? onlyTable(select.getFrom()) : Optional.empty();
    }

    private static boolean isStarOnly(SqlSelect select) {
        return select.getSelectList().size() == 1
                && select.getSelectList().get(0) instanceof SqlIdentifier only
                && only.isStar();
    }

    private Optional<List<String>> onlyTable(@Nullable SqlNode from) {
        Map<String, List<String>> inner = new LinkedHashMap<>();
        if (from != null) {
            collect(from, inner);
        }
        return inner.size() == 1 ? inner.values().stream().findFirst() : Optional.empty();
    }

    private static String key(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
