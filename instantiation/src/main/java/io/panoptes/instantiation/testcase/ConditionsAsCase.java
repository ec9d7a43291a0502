package io.panoptes.instantiation.testcase;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;

/**
 * {@code WHERE c -> WHERE CASE WHEN c THEN 1 ELSE 0 END = 1}, and so for HAVING and for the conditions of joins; of full
 * joins many a DBMS wants equalities: a filter keeps a row where its condition is TRUE, and so is the comparison then and only
 * then. No DBMS looks for an index, an equality or a contradiction in there.
 *
 * @param fullJoins whether full joins too
 */
record ConditionsAsCase(boolean fullJoins) implements TreeMapping {
    private static final Expression ONE = Sql.number(1);

    @Override
    public Query query(Query query) {
        return switch (children(query)) {
            case Query.Select(var distinct, var items, var from, var where, var groupBy, var having) ->
                new Query.Select(
                        distinct,
                        items,
                        from,
                        where.map(ConditionsAsCase::held),
                        groupBy,
                        having.map(ConditionsAsCase::held));
            case Query.With with -> with;
            case Query.SetOperation operation -> operation;
            case Query.Values values -> values;
            case Query.Returned returned -> returned;
            case Query.Ordered ordered -> ordered;
        };
    }

    @Override
    public FromItem from(FromItem item) {
        FromItem changed = children(item);
        return changed instanceof FromItem.Join(var kind, var left, var right, var condition)
                        && (fullJoins || kind != FromItem.JoinKind.FULL)
                ? new FromItem.Join(kind, left, right, condition.map(ConditionsAsCase::held))
                : changed;
    }

    private static Expression held(Expression condition) {
        return isOne(oneWhere(condition));
    }

    /** {@code CASE WHEN c THEN 1 ELSE 0 END}. */
    static Expression oneWhere(Expression condition) {
        return Sql.choose(condition, ONE, Sql.number(0));
    }

    static Expression isOne(Expression number) {
        return Sql.equal(number, ONE);
    }
}
