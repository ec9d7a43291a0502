package io.panoptes.sql.ast;

import io.panoptes.sql.ast.Query.GroupBy;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A change to a whole tree. Each method gives what a node becomes; as they stand, they rebuild the node from its changed
 * children. A change overrides one of them for the nodes it is about and calls {@code children} for the others.
 */
public interface TreeMapping {

    default Expression expression(Expression expression) {
        return children(expression);
    }

    default Query query(Query query) {
        return children(query);
    }

    default FromItem from(FromItem item) {
        return children(item);
    }

    /** The expression with each of its direct children changed. */
    default Expression children(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> literal;
            case Expression.ColumnReference reference -> reference;
            case Expression.Unary(var operator, var operand) -> new Expression.Unary(operator, expression(operand));
            case Expression.Binary(var operator, var left, var right) ->
                new Expression.Binary(operator, expression(left), expression(right));
            case Expression.Is(var operand, var test, var negated) ->
                new Expression.Is(expression(operand), test, negated);
            case Expression.Between(var operand, var low, var high, var negated) ->
                new Expression.Between(expression(operand), expression(low), expression(high), negated);
            case Expression.InList(var operand, var values, var negated) ->
                new Expression.InList(expression(operand), all(values), negated);
            case Expression.InQuery(var operand, var query, var negated) ->
                new Expression.InQuery(expression(operand), query(query), negated);
            case Expression.Exists(var query) -> new Expression.Exists(query(query));
            case Expression.ScalarQuery(var query) -> new Expression.ScalarQuery(query(query));
            case Expression.Quantified(var left, var operator, var all, var query) ->
                new Expression.Quantified(expression(left), operator, all, query(query));
            case Expression.Like(var operand, var pattern, var negated) ->
                new Expression.Like(expression(operand), expression(pattern), negated);
            case Expression.Case(var operand, var branches, var otherwise) ->
                new Expression.Case(
                        operand.map(this::expression),
                        each(
                                branches,
                                branch -> new Expression.When(
                                        expression(branch.condition()), expression(branch.result()))),
                        otherwise.map(this::expression));
            case Expression.Cast(var operand, var type) -> new Expression.Cast(expression(operand), type);
            case Expression.Function(var name, var arguments, var distinct, var filter, var over) ->
                new Expression.Function(
                        name, all(arguments), distinct, filter.map(this::expression), over.map(this::window));
            case Expression.RowValue(var items) -> new Expression.RowValue(all(items));
            case Expression.Star star -> star;
            case Expression.Interval interval -> interval;
            case Expression.Verbatim verbatim -> verbatim;
            case Expression.Template(var pieces, var arguments) -> new Expression.Template(pieces, all(arguments));
        };
    }

    /** The query with each of its direct children changed. */
    default Query children(Query query) {
        return switch (query) {
            case Query.With(var tables, var recursive, var body) ->
                new Query.With(each(tables, this::commonTable), recursive, query(body));
            case Query.Select(var distinct, var items, var from, var where, var groupBy, var having) ->
                new Query.Select(
                        distinct,
                        each(items, this::item),
                        from.map(this::from),
                        where.map(this::expression),
                        groupBy.map(this::groupBy),
                        having.map(this::expression));
            case Query.SetOperation(var operator, var all, var left, var right) ->
                new Query.SetOperation(operator, all, query(left), query(right));
            case Query.Values(var rows) -> new Query.Values(each(rows, this::all));
            case Query.Ordered(var body, var keys, var limit, var offset) ->
                new Query.Ordered(
                        query(body), sortKeys(keys), limit.map(this::expression), offset.map(this::expression));
            // What rows has become is the same as what the statement returned.
            case Query.Returned(var statement, var table, var rows) -> {
                Query changed = query(rows);
                yield changed instanceof Query.Select select ? new Query.Returned(statement, table, select) : changed;
            }
        };
    }

    /** The item with each of its direct children changed. */
    default FromItem children(FromItem item) {
        return switch (item) {
            case FromItem.TableReference table -> table;
            case FromItem.DerivedTable(var query, var alias, var lateral) ->
                new FromItem.DerivedTable(query(query), alias, lateral);
            case FromItem.Join(var kind, var left, var right, var condition) ->
                new FromItem.Join(kind, from(left), from(right), condition.map(this::expression));
            case FromItem.VerbatimTable verbatim -> verbatim;
        };
    }

    default List<Expression> all(List<Expression> expressions) {
        return each(expressions, this::expression);
    }

    default Query.CommonTable commonTable(Query.CommonTable table) {
        return new Query.CommonTable(table.name(), table.columns(), query(table.query()), table.materialization());
    }

    default SelectItem item(SelectItem item) {
        return switch (item) {
            case SelectItem.Column(var expression, var alias) -> new SelectItem.Column(expression(expression), alias);
            case SelectItem.Star star -> star;
        };
    }

    default GroupBy groupBy(GroupBy groupBy) {
        return switch (groupBy) {
            case GroupBy.Keys(var keys) -> new GroupBy.Keys(all(keys));
            case GroupBy.Rollup(var keys) -> new GroupBy.Rollup(all(keys));
            case GroupBy.Cube(var keys) -> new GroupBy.Cube(all(keys));
            case GroupBy.GroupingSets(var sets) -> new GroupBy.GroupingSets(each(sets, this::all));
        };
    }

    default List<Query.SortKey> sortKeys(List<Query.SortKey> keys) {
        return each(keys, this::sortKey);
    }

    default Query.SortKey sortKey(Query.SortKey key) {
        return new Query.SortKey(expression(key.expression()), key.descending(), key.nulls());
    }

    default Expression.Window window(Expression.Window window) {
        Optional<String> frame = window.frame();
        return new Expression.Window(all(window.partition()), sortKeys(window.order()), frame);
    }

    /** A loop and no stream: test cases are made of thousands of trees a second. */
    private static <T> List<T> each(List<T> parts, UnaryOperator<T> change) {
        if (parts.isEmpty()) {
            return parts;
        }
        List<T> changed = new ArrayList<>(parts.size());
        for (T part : parts) {
            changed.add(change.apply(part));
        }
        return changed;
    }
}
