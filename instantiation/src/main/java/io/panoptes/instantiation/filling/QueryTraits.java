package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Aggregates;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;

/** What kinds of things a query holds, at any depth. */
final class QueryTraits implements TreeMapping {
    private boolean aggregates;
    private boolean groups;
    private boolean groupingSets;
    private boolean orders;
    private boolean verbatim;
    private boolean renames;

    private QueryTraits() {}

    static QueryTraits of(Query query) {
        var traits = new QueryTraits();
        traits.query(query);
        return traits;
    }

    /** Whether a constant means something else than a column of the same value: an ordinal, an aggregate's level. */
    boolean distinguishesConstants() {
        return aggregates || groups || orders;
    }

    boolean hasGroupingSets() {
        return groupingSets;
    }

    boolean hasVerbatim() {
        return verbatim;
    }

    /** Whether it gives the columns of a plain table other names, as {@code t AS x(a, b)} does. */
    boolean renamesColumns() {
        return renames;
    }

    @Override
    public Expression expression(Expression expression) {
        if (expression instanceof Expression.Function function) {
            aggregates |= Aggregates.is(function);
            orders |= function.over().isPresent();
        }
        verbatim |= expression instanceof Expression.Verbatim;
        return children(expression);
    }

    @Override
    public Query query(Query query) {
        orders |= query instanceof Query.Ordered ordered && !ordered.keys().isEmpty();
        return children(query);
    }

    @Override
    public FromItem from(FromItem item) {
        verbatim |= item instanceof FromItem.VerbatimTable;
        renames |= item instanceof FromItem.TableReference(var ignored, var alias)
                && alias.filter(given -> !given.columns().isEmpty()).isPresent();
        return children(item);
    }

    @Override
    public Query.GroupBy groupBy(Query.GroupBy groupBy) {
        groups = true;
        groupingSets |= !(groupBy instanceof Query.GroupBy.Keys);
        return TreeMapping.super.groupBy(groupBy);
    }
}
