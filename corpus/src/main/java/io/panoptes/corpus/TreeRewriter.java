package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/**
 * Builds a tree anew with its parts replaced. By itself it changes nothing; a subclass overrides the kinds of nodes that
 * it is about and calls on here for the rest.
 */
public abstract class TreeRewriter {

    public Expression rewrite(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> literal;
            case Expression.ColumnReference column -> column;
            case Expression.Unary(var operator, var operand) -> new Expression.Unary(operator, rewrite(operand));
            case Expression.Binary(var operator, var left, var right) ->
                Sql.binary(operator, rewrite(left), rewrite(right));
            case Expression.Is(var operand, var test, var negated) ->
                new Expression.Is(rewrite(operand), test, negated);
            case Expression.Between(var operand, var low, var high, var negated) ->
                new Expression.Between(rewrite(operand), rewrite(low), rewrite(high), negated);
            case Expression.InList(var operand, var values, var negated) ->
                new Expression.InList(rewrite(operand), rewriteAll(values), negated);
            case Expression.InQuery(var operand, var query, var negated) ->
                new Expression.InQuery(rewrite(operand), rewrite(query), negated);
            case Expression.Exists(var query) -> new Expression.Exists(rewrite(query));
            case Expression.ScalarQuery(var query) -> new Expression.ScalarQuery(rewrite(query));
            case Expression.Quantified(var left, var operator, var all, var query) ->
                new Expression.Quantified(rewrite(left), operator, all, rewrite(query));
            case Expression.Like(var operand, var pattern, var negated) ->
                new Expression.Like(rewrite(operand), rewrite(pattern), negated);
            case Expression.Case(var operand, var branches, var otherwise) ->
                new Expression.Case(
                        rewrite(operand),
                        branches.stream()
                                .map(branch ->
                                        new Expression.When(rewrite(branch.condition()), rewrite(branch.result())))
                                .toList(),
                        rewrite(otherwise));
            case Expression.Cast(var operand, var type) -> new Expression.Cast(rewrite(operand), type);
            case Expression.Function(var name, var arguments, var distinct, var filter, var over) ->
                new Expression.Function(
                        name, rewriteAll(arguments), distinct, rewrite(filter), over.map(this::rewrite));
            case Expression.Template(var pieces, var arguments) ->
                new Expression.Template(pieces, rewriteAll(arguments));
            case Expression.RowValue(var items) -> new Expression.RowValue(rewriteAll(items));
            case Expression.Star star -> star;
            case Expression.Interval interval -> interval;
            case Expression.Verbatim verbatim -> verbatim;
        };
    }

    public Query rewrite(Query query) {
        return switch (query) {
            case Query.With(var tables, var recursive, var body) ->
                new Query.With(tables.stream().map(this::rewrite).toList(), recursive, rewrite(body));
            case Query.Select(var distinct, var items, var from, var where, var groupBy, var having) ->
                new Query.Select(
                        distinct,
                        items.stream().map(this::rewrite).toList(),
                        from.map(this::rewrite),
                        rewrite(where),
                        groupBy.map(this::rewrite),
                        rewrite(having));
            case Query.SetOperation(var operator, var all, var left, var right) ->
                new Query.SetOperation(operator, all, rewrite(left), rewrite(right));
            case Query.Values(var rows) ->
                new Query.Values(rows.stream().map(this::rewriteAll).toList());
            case Query.Ordered(var body, var keys, var limit, var offset) ->
                new Query.Ordered(
                        rewrite(body), keys.stream().map(this::rewrite).toList(), rewrite(limit), rewrite(offset));
        };
    }

    public FromItem rewrite(FromItem item) {
        return switch (item) {
            case FromItem.TableReference table -> table;
            case FromItem.DerivedTable(var query, var alias, var lateral) ->
                new FromItem.DerivedTable(rewrite(query), alias, lateral);
            case FromItem.Join(var kind, var left, var right, var condition) ->
                new FromItem.Join(kind, rewrite(left), rewrite(right), rewrite(condition));
            case FromItem.VerbatimTable verbatim -> verbatim;
        };
    }

    protected Query.SelectItem rewrite(Query.SelectItem item) {
        return switch (item) {
            case Query.SelectItem.Column(var expression, var alias) ->
                new Query.SelectItem.Column(rewrite(expression), alias);
            case Query.SelectItem.Star star -> star;
        };
    }

    protected Query.CommonTable rewrite(Query.CommonTable table) {
        return new Query.CommonTable(table.name(), table.columns(), rewrite(table.query()), table.materialization());
    }

    protected Query.GroupBy rewrite(Query.GroupBy groupBy) {
        return switch (groupBy) {
            case Query.GroupBy.Keys(var keys) -> new Query.GroupBy.Keys(rewriteAll(keys));
            case Query.GroupBy.Rollup(var keys) -> new Query.GroupBy.Rollup(rewriteAll(keys));
            case Query.GroupBy.Cube(var keys) -> new Query.GroupBy.Cube(rewriteAll(keys));
            case Query.GroupBy.GroupingSets(var sets) ->
                new Query.GroupBy.GroupingSets(
                        sets.stream().map(this::rewriteAll).toList());
        };
    }

    protected Query.SortKey rewrite(Query.SortKey key) {
        return new Query.SortKey(rewrite(key.expression()), key.descending(), key.nulls());
    }

    protected final List<Expression> rewriteAll(List<Expression> expressions) {
        return expressions.stream().map(this::rewrite).toList();
    }

    protected final Optional<Expression> rewrite(Optional<Expression> expression) {
        return expression.map(this::rewrite);
    }

    private Expression.Window rewrite(Expression.Window window) {
        return new Expression.Window(
                rewriteAll(window.partition()),
                window.order().stream().map(this::rewrite).toList(),
                window.frame());
    }
}
