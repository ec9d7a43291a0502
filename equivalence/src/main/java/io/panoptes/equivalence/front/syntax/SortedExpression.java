package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlShuttle;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT a AS b FROM t ORDER BY -b -> SELECT a AS b FROM t ORDER BY -t.b}: inside an expression a name is a column where there is
 * one, and only then an alias. Calcite takes the alias first, so the column gets its table's name; where that can't be told, or the name
 * stands in a subquery, the query is refused.
 */
record SortedExpression(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (!(call instanceof SqlOrderBy order) || !(order.query instanceof SqlSelect select)) {
            return Optional.empty();
        }
        Set<String> aliases = SelectItems.otherNames(select);
        if (aliases.isEmpty()) {
            return Optional.empty();
        }
        SqlNodeList keys = new SqlNodeList(order.orderList.getParserPosition());
        order.orderList.forEach(key -> keys.add(key(key, select, aliases)));
        return Optional.of(new SqlOrderBy(order.getParserPosition(), order.query, keys, order.offset, order.fetch));
    }

    private SqlNode key(SqlNode key, SqlSelect select, Set<String> aliases) {
        if (KeyDirection.without(key) instanceof SqlIdentifier) {
            return key;
        }
        SqlNode changed = key.accept(new SqlShuttle() {
            @Override
            public SqlNode visit(SqlIdentifier name) {
                return isOneOf(aliases, name) ? column(name, select) : name;
            }

            @Override
            public @Nullable SqlNode visit(SqlCall call) {
                return call.isA(SqlKind.QUERY) ? withoutNames(call, aliases) : super.visit(call);
            }
        });
        return changed == null ? key : changed;
    }

    private static boolean isOneOf(Set<String> aliases, SqlIdentifier name) {
        return name.isSimple() && aliases.contains(FromClause.key(name.getSimple()));
    }

    /** There the name may be a column of the subquery's own tables. */
    private static SqlCall withoutNames(SqlCall subquery, Set<String> aliases) {
        subquery.accept(new SqlBasicVisitor<@Nullable Void>() {
            @Override
            public @Nullable Void visit(SqlIdentifier name) {
                if (isOneOf(aliases, name)) {
                    throw new Unsupported("ORDER BY a subquery with a name that may be an alias or a column");
                }
                return null;
            }
        });
        return subquery;
    }

    private SqlNode column(SqlIdentifier name, SqlSelect select) {
        SqlNode from = select.getFrom();
        if (from == null) {
            return name;
        }
        String column = FromClause.key(name.getSimple());
        List<String> tables = clause.tables(from).entrySet().stream()
                .filter(table -> table.getValue().contains(column))
                .map(Map.Entry::getKey)
                .toList();
        if (tables.size() > 1 || !clause.tellsTables(from)) {
            throw new Unsupported("ORDER BY an expression with a name that may be an alias or a column");
        }
        return tables.isEmpty()
                ? name
                : new SqlIdentifier(List.of(tables.getFirst(), column), name.getParserPosition());
    }
}
