package io.panoptes.sql.build;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds trees of SQL: {@code Sql.equal(Sql.column("a"), Sql.number(1))} is {@code a = 1}. */
public final class Sql {
    private Sql() {}

    public static Expression binary(BinaryOperator operator, Expression left, Expression right) {
        return new Expression.Binary(operator, left, right);
    }

    public static Expression and(Expression left, Expression right) {
        return binary(BinaryOperator.AND, left, right);
    }

    public static Expression or(Expression left, Expression right) {
        return binary(BinaryOperator.OR, left, right);
    }

    public static Expression not(Expression operand) {
        return new Expression.Unary(Expression.UnaryOperator.NOT, operand);
    }

    public static Expression equal(Expression left, Expression right) {
        return binary(BinaryOperator.EQUAL, left, right);
    }

    public static Expression same(Expression left, Expression right) {
        return binary(BinaryOperator.NOT_DISTINCT_FROM, left, right);
    }

    public static Expression is(Expression operand, Expression.Test test) {
        return new Expression.Is(operand, test, false);
    }

    public static Expression isNot(Expression operand, Expression.Test test) {
        return new Expression.Is(operand, test, true);
    }

    public static Expression literal(Value value) {
        return new Expression.Literal(value);
    }

    public static Expression number(long value) {
        return literal(Value.of(value));
    }

    public static Expression text(String value) {
        return literal(Value.of(value));
    }

    /** FALSE, where not every DBMS has the word. */
    public static Expression never() {
        return equal(number(1), number(0));
    }

    public static Expression always() {
        return equal(number(1), number(1));
    }

    public static Expression nullOf(SqlType type) {
        return new Expression.Cast(literal(Value.NULL), type);
    }

    public static Expression column(String name) {
        return new Expression.ColumnReference(Optional.empty(), name);
    }

    /** The column by its bare name. */
    public static Expression column(Column column) {
        return column(column.name());
    }

    public static Expression column(String alias, String name) {
        return new Expression.ColumnReference(Optional.of(alias), name);
    }

    public static Expression column(String alias, Column column) {
        return column(alias, column.name());
    }

    public static Expression call(String name, Expression... arguments) {
        return call(name, List.of(arguments));
    }

    public static Expression call(String name, List<Expression> arguments) {
        return new Expression.Function(name, arguments, false, Optional.empty(), Optional.empty());
    }

    public static Expression over(Expression.Function function, List<Expression> partition) {
        return new Expression.Function(
                function.name(),
                function.arguments(),
                function.distinct(),
                function.filter(),
                Optional.of(new Expression.Window(partition, List.of(), Optional.empty())));
    }

    public static Expression countAll() {
        return call("COUNT", new Expression.Star());
    }

    public static Expression choose(Expression condition, Expression then, Expression otherwise) {
        return new Expression.Case(
                Optional.empty(), List.of(new Expression.When(condition, then)), Optional.of(otherwise));
    }

    /** {@code where AND more}. */
    public static Optional<Expression> also(Optional<Expression> where, Expression more) {
        return Optional.of(where.map(condition -> and(condition, more)).orElse(more));
    }

    /** What the AND of a condition ties together, in its order. */
    public static List<Expression> conjuncts(Expression condition) {
        return condition instanceof Expression.Binary(var operator, var left, var right)
                        && operator == BinaryOperator.AND
                ? Stream.concat(conjuncts(left).stream(), conjuncts(right).stream())
                        .toList()
                : List.of(condition);
    }

    public static List<Expression> conjuncts(Optional<Expression> condition) {
        return condition.map(Sql::conjuncts).orElse(List.of());
    }

    public static Optional<Expression> conjunction(List<Expression> conditions) {
        return conditions.stream().reduce(Sql::and);
    }

    /** {@code value AS name}. */
    public static SelectItem item(Expression value, String name) {
        return new SelectItem.Column(value, Optional.of(name));
    }

    public static Query.Select select(List<SelectItem> items, FromItem from, Optional<Expression> where) {
        return new Query.Select(false, items, Optional.of(from), where, Optional.empty(), Optional.empty());
    }

    public static Query.Select distinct(Query.Select select) {
        return new Query.Select(true, select.items(), select.from(), select.where(), select.groupBy(), select.having());
    }

    public static Query.Select withItems(Query.Select select, List<SelectItem> items) {
        return new Query.Select(
                select.distinct(), items, select.from(), select.where(), select.groupBy(), select.having());
    }

    public static Query.Select withFrom(Query.Select select, FromItem from) {
        return new Query.Select(
                select.distinct(),
                select.items(),
                Optional.of(from),
                select.where(),
                select.groupBy(),
                select.having());
    }

    public static Query.Select withWhere(Query.Select select, Optional<Expression> where) {
        return new Query.Select(
                select.distinct(), select.items(), select.from(), where, select.groupBy(), select.having());
    }

    public static FromItem table(String name) {
        return new FromItem.TableReference(name, Optional.empty());
    }

    public static FromItem table(String name, String alias) {
        return new FromItem.TableReference(name, Optional.of(new FromItem.Alias(alias, List.of())));
    }

    public static FromItem derived(Query query, String alias) {
        return new FromItem.DerivedTable(query, new FromItem.Alias(alias, List.of()), false);
    }

    public static FromItem lateral(Query query, String alias) {
        return new FromItem.DerivedTable(query, new FromItem.Alias(alias, List.of()), true);
    }

    public static FromItem join(FromItem.JoinKind kind, FromItem left, FromItem right, Expression condition) {
        return new FromItem.Join(kind, left, right, Optional.of(condition));
    }

    public static FromItem cross(FromItem left, FromItem right) {
        return new FromItem.Join(FromItem.JoinKind.CROSS, left, right, Optional.empty());
    }

    public static Query unionAll(Query left, Query right) {
        return new Query.SetOperation(Query.SetOperator.UNION, true, left, right);
    }

    public static Query unionAll(List<? extends Query> parts) {
        return parts.stream().<Query>map(part -> part).reduce(Sql::unionAll).orElseThrow();
    }
}
