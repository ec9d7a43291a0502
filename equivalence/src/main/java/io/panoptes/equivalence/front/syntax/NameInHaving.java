package io.panoptes.equivalence.front.syntax;

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
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlShuttle;

/**
 * {@code SELECT a AS b FROM t GROUP BY a HAVING SUM(b) > 1 -> ... HAVING SUM(t.b) > 1}: an aggregate is of a column where there is one.
 * Outside of an aggregate such a name is the alias in DuckDB and MySQL, the column of any row in SQLite and an error in PostgreSQL, so it
 * is refused, but where it is a grouping column.
 */
record NameInHaving(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && select.getHaving() != null) {
            Set<String> aliases = SelectItems.otherNames(select);
            if (!aliases.isEmpty()) {
                SqlNode having = select.getHaving();
                SqlNode changed = having.accept(new Names(select, aliases, false));
                select.setHaving(changed == null ? having : changed);
            }
        }
        return Optional.empty();
    }

    private final class Names extends SqlShuttle {
        private final SqlSelect select;
        private final Set<String> aliases;
        private final boolean aggregated;

        Names(SqlSelect select, Set<String> aliases, boolean aggregated) {
            this.select = select;
            this.aliases = aliases;
            this.aggregated = aggregated;
        }

        @Override
        public SqlNode visit(SqlIdentifier name) {
            return name.isSimple() && aliases.contains(FromClause.key(name.getSimple())) ? resolved(name) : name;
        }

        @Override
        public SqlNode visit(SqlCall call) {
            if (call.isA(SqlKind.QUERY)) {
                return call;
            }
            boolean begins = !aggregated && (AggregateCalls.isAggregate(call) || call.getKind() == SqlKind.FILTER);
            SqlNode visited = begins ? call.accept(new Names(select, aliases, true)) : super.visit(call);
            return visited == null ? call : visited;
        }

        private SqlNode resolved(SqlIdentifier name) {
            SqlNode from = select.getFrom();
            if (from == null) {
                return name;
            }
            String column = FromClause.key(name.getSimple());
            List<String> tables = clause.tables(from).entrySet().stream()
                    .filter(table -> table.getValue().contains(column))
                    .map(Map.Entry::getKey)
                    .toList();
            boolean isKnown = clause.tellsTables(from);
            if (tables.isEmpty() && isKnown || isGrouped(column)) {
                return name;
            }
            if (!aggregated || tables.size() > 1 || !isKnown) {
                throw new Unsupported("HAVING with a name that is an alias and a column");
            }
            return new SqlIdentifier(List.of(tables.getFirst(), column), name.getParserPosition());
        }

        private boolean isGrouped(String column) {
            return !aggregated
                    && select.getGroup() != null
                    && select.getGroup().stream()
                            .anyMatch(key -> key instanceof SqlIdentifier name
                                    && FromClause.key(name.names.getLast()).equals(column));
        }
    }
}
