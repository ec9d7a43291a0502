package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlUnresolvedFunction;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/**
 * {@code SELECT a, b ... ORDER BY ALL DESC -> SELECT a, b ... ORDER BY 1 DESC, 2 DESC}, and
 * {@code SELECT a, COUNT(*) ... GROUP BY ALL -> SELECT a, COUNT(*) ... GROUP BY a}: by the items that are no aggregates.
 */
record AllAsKeys(FromClause clause) implements SyntaxRewrite {
    private static final String ALL = "ALL$ITEMS";

    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        return switch (call) {
            case SqlOrderBy order
            when order.orderList.size() == 1 && isAll(KeyDirection.without(order.orderList.get(0))) ->
                Optional.of(
                        new SqlOrderBy(order.getParserPosition(), order.query, keys(order), order.offset, order.fetch));
            case SqlSelect select
            when select.getGroup() instanceof SqlNodeList group && group.size() == 1 && isAll(group.get(0)) -> {
                select.setGroupBy(groups(select));
                yield Optional.of(select);
            }
            default -> Optional.empty();
        };
    }

    private static boolean isAll(SqlNode key) {
        return key instanceof SqlIdentifier name
                && name.isSimple()
                && name.getSimple().equals(ALL);
    }

    private SqlNodeList keys(SqlOrderBy order) {
        SqlSelect select =
                SelectItems.naming(order.query).orElseThrow(() -> new Unsupported("ORDER BY ALL of what is no SELECT"));
        int items = SelectItems.of(select, clause, "ORDER BY ALL").size();
        SqlNode key = order.orderList.get(0);
        List<SqlNode> keys = IntStream.rangeClosed(1, items)
                .mapToObj(position -> KeyDirection.of(key, Calls.number(position, key.getParserPosition())))
                .toList();
        return SelectItems.list(keys, key);
    }

    private SqlNodeList groups(SqlSelect select) {
        List<SqlNode> groups = new ArrayList<>();
        for (SqlNode item : SelectItems.of(select, clause, "GROUP BY ALL")) {
            SqlNode expression = SelectItems.expression(item);
            if (expression instanceof SqlLiteral) {
                throw new Unsupported("GROUP BY ALL beside a constant");
            }
            if (!AggregateCalls.isIn(expression)) {
                refuseUnknownFunctions(expression);
                groups.add(expression);
            }
        }
        return SelectItems.list(groups, select);
    }

    /** A function that is not known may be an aggregate. */
    private static void refuseUnknownFunctions(SqlNode expression) {
        expression.accept(new SqlBasicVisitor<Void>() {
            @Override
            @SuppressWarnings("NullAway") // Void has no other value
            public Void visit(SqlCall call) {
                boolean unknown = call.getOperator() instanceof SqlUnresolvedFunction
                        || call.getKind() == SqlKind.OVER
                        || call.getOperator() instanceof SqlFunction && call.getKind() == SqlKind.OTHER_FUNCTION;
                if (unknown) {
                    throw new Unsupported(
                            "GROUP BY ALL beside " + call.getOperator().getName());
                }
                return super.visit(call);
            }
        });
    }
}
