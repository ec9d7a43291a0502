package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.KeyDirection;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlVisitor;
import org.jspecify.annotations.Nullable;

/**
 * Refuses {@code ... FROM r WHERE EXISTS (SELECT a AS b, b + 1 FROM t)} where {@code b} is a column of r and not of t: in the select list
 * DuckDB takes the alias, and MySQL in a subquery of it. In HAVING, and in an expression of ORDER BY, PostgreSQL takes the column and others
 * the alias; which of them do in a subquery there, and in an expression of GROUP BY, is different again.
 *
 * <p>For WHERE and ON see {@link NameInWhere}. It must see the query as it is written.
 */
record AliasOrOuterColumn(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlOrderBy order && order.query instanceof SqlSelect select) {
            inside(select, visitor -> order.orderList.accept(visitor));
        } else if (call instanceof SqlSelect select) {
            inside(select, visitor -> {
                fromClause(select.getFrom(), visitor);
                select.getOperandList().stream()
                        .filter(part -> part != null && part != select.getFrom())
                        .forEach(part -> part.accept(visitor));
            });
        }
        return Optional.empty();
    }

    private void inside(SqlSelect around, Consumer<Subqueries> visit) {
        if (around.getFrom() instanceof SqlNode from) {
            Set<String> columns = new HashSet<>();
            clause.tables(from).values().forEach(columns::addAll);
            visit.accept(new Subqueries(columns, clause.tellsTables(from)));
        }
    }

    /** A derived table sees the rows beside it only where it is LATERAL. */
    static void fromClause(@Nullable SqlNode from, SqlVisitor<@Nullable Void> visitor) {
        switch (from) {
            case SqlJoin join -> {
                fromClause(join.getLeft(), visitor);
                fromClause(join.getRight(), visitor);
                if (join.getCondition() != null) {
                    join.getCondition().accept(visitor);
                }
            }
            case SqlCall named when named.getKind() == SqlKind.AS -> fromClause(named.operand(0), visitor);
            case SqlCall lateral when lateral.getKind() == SqlKind.LATERAL -> lateral.accept(visitor);
            case null, default -> {}
        }
    }

    /** Looks at the queries in a part of a query whose FROM clause has these columns, and others where it does not tell all. */
    private final class Subqueries extends SqlBasicVisitor<@Nullable Void> {
        private final Set<String> columns;
        private final boolean tellsAll;

        Subqueries(Set<String> columns, boolean tellsAll) {
            this.columns = columns;
            this.tellsAll = tellsAll;
        }

        @Override
        public @Nullable Void visit(SqlCall call) {
            if (call instanceof SqlOrderBy order && order.query instanceof SqlSelect select) {
                names(select)
                        .ifPresent(names -> order.orderList.stream()
                                .filter(key -> !(KeyDirection.without(key) instanceof SqlIdentifier))
                                .forEach(key -> key.accept(names)));
            } else if (call instanceof SqlSelect select) {
                names(select).ifPresent(names -> lookAt(select, names));
            }
            return super.visit(call);
        }

        /** A grouping column alone is the alias to all. */
        private void lookAt(SqlSelect select, NameInWhere.Names names) {
            select.getSelectList().forEach(item -> SelectItems.expression(item).accept(names));
            if (select.getGroup() != null) {
                select.getGroup().stream()
                        .filter(key -> !(key instanceof SqlIdentifier))
                        .forEach(key -> key.accept(names));
            }
            Stream.of(select.getHaving(), select.getWindowList(), select.getQualify())
                    .filter(part -> part != null)
                    .forEach(part -> part.accept(names));
        }

        /** The aliases of the query that may be columns of the one around, and are none of its own. */
        private Optional<NameInWhere.Names> names(SqlSelect select) {
            Set<String> aliases = SelectItems.otherNames(select);
            if (tellsAll) {
                aliases.retainAll(columns);
            }
            return aliases.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new NameInWhere.Names(
                                    clause, aliases, "name that is an alias and may be a column of a query around")
                            .without(select.getFrom()));
        }
    }
}
