package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * Refuses {@code ... FROM r WHERE EXISTS (SELECT 1 FROM t, (SELECT 1 FROM u WHERE u.y = c) z)} where {@code c} is a column of r and of t, and
 * none of u: to DuckDB each derived table is LATERAL, so that it is that of t, to others that of r. The same of {@code x.c} where both tables
 * are called x.
 */
record SiblingOrOuterColumn(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect around && around.getFrom() instanceof SqlNode from) {
            Subqueries subqueries = new Subqueries(from);
            AliasOrOuterColumn.fromClause(from, subqueries);
            around.getOperandList().stream()
                    .filter(part -> part != null && part != from)
                    .forEach(part -> part.accept(subqueries));
        }
        return Optional.empty();
    }

    /** Looks at the FROM clauses of the queries in a part of a query with this one. */
    private final class Subqueries extends SqlBasicVisitor<@Nullable Void> {
        private final SqlNode around;

        Subqueries(SqlNode around) {
            this.around = around;
        }

        @Override
        public @Nullable Void visit(SqlCall call) {
            if (call instanceof SqlSelect select && select.getFrom() instanceof SqlJoin join) {
                lookAt(join, new HashSet<>(), new HashSet<>());
            }
            return super.visit(call);
        }

        /**
         * @param columns what the tables before these have; those of the FROM clause are added
         * @param tables the names of these
         */
        private void lookAt(SqlNode from, Set<String> columns, Set<String> tables) {
            switch (from) {
                case SqlJoin join -> {
                    lookAt(join.getLeft(), columns, tables);
                    lookAt(join.getRight(), columns, tables);
                }
                case SqlCall named
                when named.getKind() == SqlKind.AS -> {
                    derived(named.operand(0), columns, tables);
                    add(named, columns, tables);
                }
                default -> {
                    derived(from, columns, tables);
                    add(from, columns, tables);
                }
            }
        }

        private void add(SqlNode item, Set<String> columns, Set<String> tables) {
            clause.tables(item).values().forEach(columns::addAll);
            tables.addAll(clause.tables(item).keySet());
            if (!clause.tellsTables(item)) {
                clause.tables(around).values().forEach(columns::addAll);
            }
        }

        private void derived(SqlNode item, Set<String> columns, Set<String> tables) {
            if (item.getKind() == SqlKind.LATERAL || !(item instanceof SqlCall)) {
                return;
            }
            Set<String> both = new HashSet<>(columns);
            if (clause.tellsTables(around)) {
                Set<String> outer = new HashSet<>();
                clause.tables(around).values().forEach(outer::addAll);
                both.retainAll(outer);
            }
            Set<String> called = new HashSet<>(tables);
            called.retainAll(clause.tables(around).keySet());
            item.accept(new NameInWhere.Names(
                    clause, both, called, "name that may be a column of a table beside, or of a query around"));
        }
    }
}
