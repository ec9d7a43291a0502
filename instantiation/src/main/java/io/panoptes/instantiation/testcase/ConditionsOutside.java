package io.panoptes.instantiation.testcase;

import io.panoptes.corpus.Aggregates;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.Optional;

/**
 * {@code SELECT a FROM f WHERE c -> SELECT h.r0 AS a FROM (SELECT a AS r0, CASE WHEN c THEN 1 ELSE 0 END AS held FROM f) AS h WHERE
 * h.held = 1}, and so for HAVING: the condition is computed for each row, or each group, and those are kept for which it was TRUE.
 *
 * <p>It holds only where what is given does not itself depend on the condition: no aggregate and no DISTINCT beside WHERE, no
 * window beside either. Nor for HAVING without GROUP BY: it may be all that makes one group of the rows. It is said of the query, of derived tables and of the parts of a chain of unions, not of subqueries nor of
 * what is LATERAL, where a table within would have to refer to a row outside.
 */
final class ConditionsOutside {
    private static final String ALIAS = "h";
    private static final String HELD = "held";

    private ConditionsOutside() {}

    static Query of(Query query) {
        return of(query, false);
    }

    /** @param named whether what reads the query calls its columns by their names */
    private static Query of(Query query, boolean named) {
        return switch (query) {
            case Query.With(var tables, var recursive, var body) ->
                recursive
                        ? query
                        : new Query.With(
                                tables.stream()
                                        .map(table -> new Query.CommonTable(
                                                table.name(),
                                                table.columns(),
                                                of(table.query(), true),
                                                table.materialization()))
                                        .toList(),
                                false,
                                of(body, named));
            case Query.SetOperation(var operator, var all, var left, var right) ->
                new Query.SetOperation(operator, all, of(left, named), of(right, named));
            case Query.Select select -> outside(within(select), named);
            case Query.Values values -> values;
            case Query.Returned returned -> returned;
            // Its keys may refer to what is not given.
            case Query.Ordered(var body, var keys, var limit, var offset) ->
                body instanceof Query.Select select ? new Query.Ordered(within(select), keys, limit, offset) : query;
        };
    }

    private static Query.Select within(Query.Select select) {
        return new Query.Select(
                select.distinct(),
                select.items(),
                select.from().map(ConditionsOutside::of),
                select.where(),
                select.groupBy(),
                select.having());
    }

    private static FromItem of(FromItem item) {
        return switch (item) {
            case FromItem.DerivedTable(var query, var alias, var lateral) ->
                lateral
                        ? item
                        : new FromItem.DerivedTable(of(query, alias.columns().isEmpty()), alias, false);
            case FromItem.Join(var kind, var left, var right, var condition) ->
                new FromItem.Join(kind, of(left), of(right), condition);
            case FromItem.TableReference table -> table;
            case FromItem.VerbatimTable table -> table;
        };
    }

    private static Query outside(Query.Select select, boolean named) {
        boolean grouped = select.groupBy().isPresent();
        Optional<Expression> condition = grouped ? select.having() : select.where();
        if (condition.isEmpty()
                || !grouped && select.having().isPresent()
                || select.distinct()
                || !select.items().stream().allMatch(item -> may(item, grouped, named))) {
            return select;
        }
        var given = new ArrayList<SelectItem>();
        var read = new ArrayList<SelectItem>();
        for (SelectItem item : select.items()) {
            String name = "r" + given.size();
            given.add(Sql.item(((SelectItem.Column) item).expression(), name));
            read.add(new SelectItem.Column(Sql.column(ALIAS, name), name(item)));
        }
        given.add(Sql.item(ConditionsAsCase.oneWhere(condition.get()), HELD));
        Query within = new Query.Select(
                false,
                given,
                select.from(),
                grouped ? select.where() : Optional.empty(),
                select.groupBy(),
                Optional.empty());
        return Sql.select(
                read, Sql.derived(within, ALIAS), Optional.of(ConditionsAsCase.isOne(Sql.column(ALIAS, HELD))));
    }

    private static boolean may(SelectItem item, boolean grouped, boolean named) {
        return item instanceof SelectItem.Column(var expression, var ignored)
                && (!named || name(item).isPresent())
                && Trees.expressions(expression).stream()
                        .noneMatch(node -> node instanceof Expression.Function function
                                && (function.over().isPresent() || !grouped && Aggregates.is(function)));
    }

    private static Optional<String> name(SelectItem item) {
        return switch (item) {
            case SelectItem.Column(var expression, var alias) ->
                alias.or(() -> expression instanceof Expression.ColumnReference(var ignored, var name)
                        ? Optional.of(name)
                        : Optional.empty());
            case SelectItem.Star ignored -> Optional.empty();
        };
    }
}
