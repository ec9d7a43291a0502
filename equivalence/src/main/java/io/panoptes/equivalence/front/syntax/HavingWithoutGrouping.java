package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlShuttle;
import org.apache.calcite.util.Util;

/**
 * {@code SELECT a AS x FROM t HAVING x > 1 -> SELECT a AS x FROM t WHERE a > 1}, where nothing is grouped and no
 * aggregate stands anywhere: MySQL filters the rows.
 */
record HavingWithoutGrouping() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select
                && select.getHaving() != null
                && select.getGroup() == null
                && !hasAggregate(select.getSelectList())
                && !hasAggregate(select.getHaving())) {
            SqlNode condition = withoutAliases(select.getHaving(), select);
            SqlNode where = select.getWhere();
            select.setWhere(
                    where == null
                            ? condition
                            : SqlStdOperatorTable.AND.createCall(condition.getParserPosition(), where, condition));
            select.setHaving(null);
        }
        return Optional.empty();
    }

    private static SqlNode withoutAliases(SqlNode condition, SqlSelect select) {
        SqlNode result = condition.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlIdentifier name) {
                return name.isSimple() ? aliased(name, select) : name;
            }

            @Override
            public SqlNode visit(SqlCall call) {
                SqlNode visited = call.getKind() == SqlKind.SELECT ? call : super.visit(call);
                return visited == null ? call : visited;
            }
        });
        return result == null ? condition : result;
    }

    private static SqlNode aliased(SqlIdentifier name, SqlSelect select) {
        return select.getSelectList().stream()
                .filter(item -> item.getKind() == SqlKind.AS)
                .map(SqlCall.class::cast)
                .filter(item -> item.operand(1) instanceof SqlIdentifier alias
                        && alias.getSimple().equalsIgnoreCase(name.getSimple()))
                .map(item -> item.<SqlNode>operand(0))
                .findFirst()
                .orElse(name);
    }

    private static boolean hasAggregate(SqlNode node) {
        try {
            node.accept(new SqlBasicVisitor<Void>() {
                @Override
                @SuppressWarnings("NullAway") // Void has no other value
                public Void visit(SqlCall call) {
                    if (call.getKind() == SqlKind.SELECT || call.getKind() == SqlKind.OVER) {
                        return null;
                    }
                    boolean aggregate = SqlKind.AGGREGATE.contains(call.getKind())
                            || call.getOperator().isAggregator()
                            || (call.getOperator() instanceof SqlFunction && isAggregateName(call));
                    if (aggregate) {
                        throw Util.FoundOne.NULL;
                    }
                    return super.visit(call);
                }
            });
            return false;
        } catch (Util.FoundOne found) {
            return true;
        }
    }

    private static boolean isAggregateName(SqlCall call) {
        return switch (call.getOperator().getName().toUpperCase(java.util.Locale.ROOT)) {
            case "COUNT", "SUM", "AVG", "MIN", "MAX", "GROUP_CONCAT", "ANY_VALUE", "STDDEV", "VARIANCE", "BIT_OR" ->
                true;
            default -> false;
        };
    }
}
