package io.panoptes.equivalence.front.syntax;

import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.sql.JoinConditionType;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWithItem;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * {@code ... FROM r WHERE EXISTS (SELECT a AS b FROM t WHERE b = 1)} where {@code b} is a column of r: SQLite and DuckDB take the alias,
 * SQL the column, so that it is refused, as it is where nobody can tell whether t has such a column.
 */
record NameInWhere(FromClause clause) implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (call instanceof SqlSelect select && !SelectItems.otherNames(select).isEmpty()) {
            Names names = new Names(
                            clause,
                            SelectItems.otherNames(select),
                            "WHERE with a name that is an alias and may be a column of a query around")
                    .without(select.getFrom());
            if (select.getWhere() != null) {
                select.getWhere().accept(names);
            }
            if (select.getFrom() != null) {
                names.conditions(select.getFrom());
            }
        }
        return Optional.empty();
    }

    /** Looks for these names, but for those that a query in between has as columns. */
    static final class Names extends SqlBasicVisitor<@Nullable Void> {
        private final FromClause clause;
        private final Set<String> aliases;
        private final Set<String> tables;
        private final String complaint;

        /** @param complaint why a query with such a name is refused */
        Names(FromClause clause, Set<String> aliases, String complaint) {
            this(clause, aliases, Set.of(), complaint);
        }

        /** @param tables no column may be written with one of these before it, too */
        Names(FromClause clause, Set<String> aliases, Set<String> tables, String complaint) {
            this.clause = clause;
            this.aliases = aliases;
            this.tables = tables;
            this.complaint = complaint;
        }

        /** Those that are no columns of this FROM clause. */
        Names without(@Nullable SqlNode from) {
            Set<String> others = new HashSet<>(aliases);
            clause.tables(from).values().forEach(others::removeAll);
            Set<String> otherTables = new HashSet<>(tables);
            otherTables.removeAll(clause.tables(from).keySet());
            return new Names(clause, others, otherTables, complaint);
        }

        void conditions(SqlNode from) {
            if (from instanceof SqlJoin join) {
                conditions(join.getLeft());
                conditions(join.getRight());
                if (join.getConditionType() == JoinConditionType.ON && join.getCondition() != null) {
                    join.getCondition().accept(this);
                }
            }
        }

        private void derived(SqlNode from) {
            switch (from) {
                case SqlJoin join -> {
                    derived(join.getLeft());
                    derived(join.getRight());
                }
                case SqlCall named when named.getKind() == SqlKind.AS -> derived(named.operand(0));
                case SqlCall query -> query.accept(this);
                default -> {}
            }
        }

        @Override
        public @Nullable Void visit(SqlIdentifier name) {
            String first = FromClause.key(name.names.getFirst());
            if ((name.isSimple() ? aliases : tables).contains(first)) {
                throw new Unsupported(complaint);
            }
            return null;
        }

        @Override
        public @Nullable Void visit(SqlCall call) {
            switch (call) {
                case SqlSelect select -> inside(select);
                case SqlWithItem item -> item.query.accept(this);
                case SqlCall named
                when named.getKind() == SqlKind.AS -> named.operand(0).accept(this);
                default -> super.visit(call);
            }
            return null;
        }

        private void inside(SqlSelect select) {
            Names own = without(select.getFrom());
            if (select.getFrom() != null) {
                derived(select.getFrom());
                own.conditions(select.getFrom());
            }
            select.getOperandList().stream()
                    .filter(part -> part != null && part != select.getFrom())
                    .forEach(part -> part.accept(own));
        }
    }
}
