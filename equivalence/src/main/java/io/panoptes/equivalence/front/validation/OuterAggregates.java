package io.panoptes.equivalence.front.validation;

import io.panoptes.equivalence.problem.Unsupported;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWithItem;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.validate.SqlValidator;
import org.apache.calcite.sql.validate.SqlValidatorScope;
import org.jspecify.annotations.Nullable;

/**
 * {@code SELECT (SELECT SUM(r.a) FROM q) FROM r}: an aggregate that refers to columns of an outer query, and of none of its own, belongs to
 * that query. Calcite takes it for one of the inner query, so it is refused.
 *
 * <p>What it refers to stands in its arguments, in its FILTER and its order, and in the subqueries there, whose own columns are none of either.
 * Asked of the text: in the plan, {@code COUNT(r.a)} of a column that is never NULL has no argument left.
 */
public final class OuterAggregates extends SqlBasicVisitor<@Nullable Void> {
    private static final Set<SqlKind> WITH_MORE = Set.of(
            SqlKind.FILTER, SqlKind.WITHIN_GROUP, SqlKind.WITHIN_DISTINCT, SqlKind.IGNORE_NULLS, SqlKind.RESPECT_NULLS);

    private final SqlValidator validator;
    private final Deque<SqlSelect> around = new ArrayDeque<>();

    private OuterAggregates(SqlValidator validator) {
        this.validator = validator;
    }

    /** @param query as the validator gave it back */
    public static void refuse(SqlNode query, SqlValidator validator) {
        query.accept(new OuterAggregates(validator));
    }

    @Override
    public @Nullable Void visit(SqlCall call) {
        if (call instanceof SqlSelect select) {
            around.push(select);
            super.visit(call);
            around.pop();
        } else if (call.getKind() == SqlKind.OVER) {
            inside(call.operand(0));
            call.operand(1).accept(this);
        } else if (isAggregate(call)) {
            check(call);
            inside(call);
        } else {
            super.visit(call);
        }
        return null;
    }

    /** What stands in an aggregate or a window function, which is none of another. */
    private void inside(SqlNode function) {
        if (function instanceof SqlCall call) {
            for (SqlNode operand : call.getOperandList()) {
                if (operand instanceof SqlCall part && isAggregate(part) && WITH_MORE.contains(call.getKind())) {
                    inside(part);
                } else if (operand != null) {
                    operand.accept(this);
                }
            }
        }
    }

    private static boolean isAggregate(SqlCall call) {
        return call.getOperator().isAggregator()
                || WITH_MORE.contains(call.getKind()) && call.operand(0) instanceof SqlCall part && isAggregate(part);
    }

    private void check(SqlCall aggregate) {
        SqlSelect own = around.peek();
        if (own != null) {
            Mentions mentions = new Mentions(validator, own);
            aggregate.accept(mentions);
            if (mentions.outer && !mentions.own) {
                throw new Unsupported("aggregate over columns of an outer query");
            }
        }
    }

    /** Of which queries the columns are that an expression of a query refers to. */
    private static final class Mentions extends SqlBasicVisitor<@Nullable Void> {
        private final SqlValidator validator;
        private final SqlSelect query;
        /** Those inside of the expression, the innermost first. */
        private final Deque<SqlSelect> inner = new ArrayDeque<>();

        private boolean own;
        private boolean outer;

        Mentions(SqlValidator validator, SqlSelect query) {
            this.validator = validator;
            this.query = query;
        }

        @Override
        public @Nullable Void visit(SqlIdentifier name) {
            SqlSelect here = inner.isEmpty() ? query : inner.peek();
            table(name, here).ifPresent(table -> {
                if (inner.stream().noneMatch(select -> has(select, table))) {
                    boolean isOwn = has(query, table);
                    own |= isOwn;
                    outer |= !isOwn;
                }
            });
            return null;
        }

        @Override
        public @Nullable Void visit(SqlCall call) {
            switch (call) {
                case SqlSelect select -> {
                    inner.push(select);
                    from(select.getFrom());
                    select.getOperandList().stream()
                            .filter(part -> part != null && part != select.getFrom())
                            .forEach(part -> part.accept(this));
                    inner.pop();
                }
                case SqlWithItem item -> item.query.accept(this);
                case SqlCall named
                when named.getKind() == SqlKind.AS -> named.operand(0).accept(this);
                default -> super.visit(call);
            }
            return null;
        }

        /** Names of tables are no columns. */
        private void from(@Nullable SqlNode from) {
            switch (from) {
                case null -> {}
                case SqlIdentifier ignored -> {}
                case SqlJoin join -> {
                    from(join.getLeft());
                    from(join.getRight());
                    if (join.getCondition() != null) {
                        join.getCondition().accept(this);
                    }
                }
                case SqlCall named when named.getKind() == SqlKind.AS -> from(named.operand(0));
                case SqlNode other -> other.accept(this);
            }
        }

        /** The table of the column, by the name that it has in its query; empty where the name is that of no column. */
        private Optional<String> table(SqlIdentifier name, SqlSelect here) {
            if (name.isStar()) {
                return Optional.empty();
            }
            try {
                SqlIdentifier whole = validator.getWhereScope(here).fullyQualify(name).identifier;
                return whole.names.size() < 2 ? Optional.empty() : Optional.of(whole.names.get(whole.names.size() - 2));
            } catch (CalciteContextException e) {
                return Optional.empty();
            }
        }

        /** Whether the query itself has a table of this name, which then hides those around. */
        private boolean has(SqlSelect select, String table) {
            SqlValidatorScope scope = validator.getWhereScope(select);
            SqlValidatorScope.ResolvedImpl found = new SqlValidatorScope.ResolvedImpl();
            scope.resolve(List.of(table), validator.getCatalogReader().nameMatcher(), false, found);
            return found.count() == 1 && found.only().scope == scope;
        }
    }
}
