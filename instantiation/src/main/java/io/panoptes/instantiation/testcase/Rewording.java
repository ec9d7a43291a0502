package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/** A way to say a whole query otherwise, on top of what its oracle says. Each holds for every query and every database. */
public enum Rewording {
    /**
     * {@code WHERE c -> WHERE CASE WHEN c THEN 1 ELSE 0 END = 1}, and so for HAVING and for the conditions of joins but full ones,
     * which many a DBMS wants to be equalities: a filter keeps a row where its condition is TRUE, and so is the comparison then and only
     * then. No DBMS looks for an index, an equality or a contradiction in there.
     */
    CONDITIONS_AS_CASE {
        @Override
        public Query of(Query query) {
            return new ConditionsAsCase(false).query(query);
        }
    },

    /** The same, in full joins too. */
    ALL_CONDITIONS_AS_CASE {
        @Override
        public Query of(Query query) {
            return new ConditionsAsCase(true).query(query);
        }
    };

    public abstract Query of(Query query);

    /** Why it holds, as a sentence of a report. */
    public String explanation() {
        return "The second instance says each condition c as CASE WHEN c THEN 1 ELSE 0 END = 1, which is TRUE where c is, and"
                + " only there.";
    }

    private record ConditionsAsCase(boolean fullJoins) implements TreeMapping {
        @Override
        public Query query(Query query) {
            return switch (children(query)) {
                case Query.Select(var distinct, var items, var from, var where, var groupBy, var having) ->
                    new Query.Select(
                            distinct,
                            items,
                            from,
                            where.map(ConditionsAsCase::asCase),
                            groupBy,
                            having.map(ConditionsAsCase::asCase));
                case Query.With with -> with;
                case Query.SetOperation operation -> operation;
                case Query.Values values -> values;
                case Query.Ordered ordered -> ordered;
            };
        }

        @Override
        public FromItem from(FromItem item) {
            FromItem changed = children(item);
            return changed instanceof FromItem.Join(var kind, var left, var right, var condition)
                            && (fullJoins || kind != FromItem.JoinKind.FULL)
                    ? new FromItem.Join(kind, left, right, condition.map(ConditionsAsCase::asCase))
                    : changed;
        }

        private static Expression asCase(Expression condition) {
            Expression one = new Expression.Literal(Value.of(1));
            return new Expression.Binary(
                    BinaryOperator.EQUAL,
                    new Expression.Case(
                            Optional.empty(),
                            List.of(new Expression.When(condition, one)),
                            Optional.of(new Expression.Literal(Value.of(0)))),
                    one);
        }
    }
}
