package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.util.SqlShuttle;

/**
 * {@code SELECT a AS x FROM t HAVING x > 1 -> SELECT a AS x FROM t WHERE a > 1}, where nothing is grouped and no
 * aggregate stands anywhere: MySQL and DuckDB filter the rows. PostgreSQL filters the one group that they are; refused where nobody
 * knows which is meant.
 */
record HavingWithoutGrouping(boolean filters) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select
                && select.getHaving() != null
                && select.getGroup() == null
                && !AggregateCalls.isIn(select.getSelectList())
                && !AggregateCalls.isIn(select.getHaving())) {
            if (!filters) {
                throw new Unsupported("HAVING without groups or aggregates");
            }
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
}
