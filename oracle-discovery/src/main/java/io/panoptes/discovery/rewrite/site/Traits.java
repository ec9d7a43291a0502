package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What steps ask of a SELECT. */
public final class Traits {
    private static final Set<String> AGGREGATES = Set.of("COUNT", "SUM", "MIN", "MAX", "AVG", "GROUPING");

    private Traits() {}

    /** A SELECT of rows as they come: no DISTINCT, groups, aggregates or windows, and a FROM clause. */
    public static boolean isPlain(Query.Select select) {
        return !select.distinct() && isPlainButForDistinct(select);
    }

    public static boolean isPlainButForDistinct(Query.Select select) {
        return select.from().isPresent()
                && select.groupBy().isEmpty()
                && select.having().isEmpty()
                && values(select)
                        .map(values -> values.stream().noneMatch(value -> aggregates(value) || hasWindow(value)))
                        .orElse(false);
    }

    /** A SELECT of aggregates over all rows, which gives one row. */
    public static boolean isOneRowOfAggregates(Query.Select select) {
        return !select.distinct()
                && select.from().isPresent()
                && select.groupBy().isEmpty()
                && select.having().isEmpty()
                && values(select)
                        .map(values -> values.stream().allMatch(Traits::isAggregate))
                        .orElse(false);
    }

    /** The expressions behind SELECT; empty where there is a star. */
    public static Optional<List<Expression>> values(Query.Select select) {
        List<Expression> values = new ArrayList<>();
        for (SelectItem item : select.items()) {
            if (!(item instanceof SelectItem.Column column)) {
                return Optional.empty();
            }
            values.add(column.expression());
        }
        return Optional.of(values);
    }

    /** Whether it calls an aggregate of its own level. */
    public static boolean aggregates(Expression expression) {
        return isAggregate(expression) || parts(expression).stream().anyMatch(Traits::aggregates);
    }

    public static boolean isAggregate(Expression expression) {
        return expression instanceof Expression.Function function
                && function.over().isEmpty()
                && AGGREGATES.contains(function.name().toUpperCase(Locale.ROOT));
    }

    public static boolean hasWindow(Expression expression) {
        return expression instanceof Expression.Function function
                        && function.over().isPresent()
                || parts(expression).stream().anyMatch(Traits::hasWindow);
    }

    /** Its direct children, without those in subqueries. */
    private static List<Expression> parts(Expression expression) {
        List<Expression> parts = new ArrayList<>();
        new io.panoptes.sql.ast.TreeMapping() {
            @Override
            public Expression expression(Expression part) {
                parts.add(part);
                return part;
            }

            @Override
            public Query query(Query query) {
                return query;
            }
        }.children(expression);
        return parts;
    }

    /** The keys of a plain GROUP BY. */
    public static Optional<List<Expression>> keys(Query.Select select) {
        return select.groupBy()
                .flatMap(groupBy -> groupBy instanceof Query.GroupBy.Keys(var keys) && !keys.isEmpty()
                        ? Optional.of(keys)
                        : Optional.empty());
    }
}
