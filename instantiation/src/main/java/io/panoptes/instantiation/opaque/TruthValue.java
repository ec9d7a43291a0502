package io.panoptes.instantiation.opaque;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.UnaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * The truth value of an expression that may give any value, where a DBMS takes any value for a condition: 0.1, {@code '1a'},
 * {@code GREATEST(a, b)}.
 *
 * <p>{@code e -> CASE WHEN e THEN TRUE WHEN NOT e THEN FALSE ELSE NULL END} is a Boolean whatever e gives, so it may stand
 * for a Boolean column anywhere. Where only its truth value counts, {@code e} may stand itself: it passes WHERE, ON and WHEN
 * if it is true, and so do NOT, AND and OR take it; its truth value is NULL if it is NULL.
 */
public final class TruthValue {
    private TruthValue() {}

    public static Expression of(Expression expression) {
        return new Expression.Case(
                Optional.empty(),
                List.of(
                        new Expression.When(expression, truth(true)),
                        new Expression.When(Sql.not(expression), truth(false))),
                Optional.of(Sql.literal(Value.NULL)));
    }

    /** The expression whose truth value this is; empty where it is another expression. */
    private static Optional<Expression> within(Expression expression) {
        return expression instanceof Expression.Case conditional
                        && !conditional.branches().isEmpty()
                        && of(conditional.branches().getFirst().condition()).equals(expression)
                ? Optional.of(conditional.branches().getFirst().condition())
                : Optional.empty();
    }

    private static Expression truth(boolean truth) {
        return Sql.literal(Value.of(truth));
    }

    /** The query with the expression itself wherever only its truth value counts. */
    public static Query bare(Query query) {
        return new Bare().query(query);
    }

    /** What GROUP BY says must be said by the items again, word for word: items and HAVING of groups stay as they are. */
    private static final class Bare implements TreeMapping {
        private boolean stays;

        @Override
        public Query query(Query query) {
            boolean outer = stays;
            stays = false;
            Query rewritten = query instanceof Query.Select select ? select(select) : children(query);
            stays = outer;
            return rewritten;
        }

        private Query select(Query.Select select) {
            Optional<FromItem> from = select.from().map(this::from);
            Optional<Expression> where = select.where().map(this::condition);
            stays = select.groupBy().isPresent();
            return new Query.Select(
                    select.distinct(),
                    select.items().stream().map(this::item).toList(),
                    from,
                    where,
                    select.groupBy().map(this::groupBy),
                    select.having().map(this::condition));
        }

        @Override
        public FromItem from(FromItem item) {
            return item instanceof FromItem.Join(var kind, var left, var right, var on)
                    ? new FromItem.Join(kind, from(left), from(right), on.map(this::condition))
                    : children(item);
        }

        /** An order must name what DISTINCT gives, as that says it. */
        @Override
        public Query.SortKey sortKey(Query.SortKey key) {
            boolean outer = stays;
            stays = true;
            Query.SortKey rewritten = TreeMapping.super.sortKey(key);
            stays = outer;
            return rewritten;
        }

        @Override
        public Expression expression(Expression expression) {
            return switch (expression) {
                case Expression.Unary(var operator, var operand)
                when operator == UnaryOperator.NOT -> new Expression.Unary(operator, condition(operand));
                case Expression.Binary(var operator, var left, var right)
                when operator == BinaryOperator.AND || operator == BinaryOperator.OR ->
                    Sql.binary(operator, condition(left), condition(right));
                case Expression.Is(var operand, var test, var negated) ->
                    new Expression.Is(condition(operand), test, negated);
                case Expression.Case conditional
                when conditional.operand().isEmpty() && within(conditional).isEmpty() -> branches(conditional);
                default -> children(expression);
            };
        }

        private Expression branches(Expression.Case conditional) {
            return new Expression.Case(
                    Optional.empty(),
                    conditional.branches().stream()
                            .map(branch ->
                                    new Expression.When(condition(branch.condition()), expression(branch.result())))
                            .toList(),
                    conditional.otherwise().map(this::expression));
        }

        private Expression condition(Expression expression) {
            return stays
                    ? expression(expression)
                    : expression(within(expression).orElse(expression));
        }
    }
}
